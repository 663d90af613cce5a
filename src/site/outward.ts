/** What a link out of the site has beside its address: it opens a new tab, which learns nothing of the site. */
export const outward = {target: '_blank', rel: 'noopener noreferrer'};
