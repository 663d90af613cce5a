/**
 * Why this exists: Docusaurus' last resort, when the layout itself crashes, is unstyled English.
 * This one is the site's crash page without the layout around it.
 */
import ErrorPageContent from '@theme/ErrorPageContent';

export default ErrorPageContent;
