/** Stands in for prism-react-renderer in the browser; see index.ts beside it. */
export const Prism = {languages: {}};
export const themes = {};
