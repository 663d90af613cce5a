/** Address of the embed script of a status page; the content security policy lets in this one, too. */
export const statusScript = (host: string): string => `https://${host}/embed/script.js`;
