/** Attributes of a link that leaves the site: it opens a new tab, which gets no access to this one. */
export const outward = {target: '_blank', rel: 'noopener noreferrer'};
