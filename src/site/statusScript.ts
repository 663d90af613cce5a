/** URL of the embed script of a status page; the content security policy allows it, too. */
export const statusScript = (host: string): string => `https://${host}/embed/script.js`;
