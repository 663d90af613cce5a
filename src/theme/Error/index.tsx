/**
 * Why this exists: when the layout itself crashes, Docusaurus shows unstyled English. Replaces that with
 * the site's crash page, without the layout around it.
 */
import ErrorPageContent from '@theme/ErrorPageContent';

export default ErrorPageContent;
