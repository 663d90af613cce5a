/**
 * Why this exists: when the layout itself crashes, Docusaurus shows an unstyled English text. Replaces the
 * text with the site's crash page, without a layout around the page.
 */
import ErrorPageContent from '@theme/ErrorPageContent';

export default ErrorPageContent;
