const netlifyBase =
  'https://cdn.jsdelivr.net/npm/@algolia/algoliasearch-netlify-frontend@1.0.15/dist/algoliasearchNetlify';

/** Hash of the inline style of the logo in DocSearch 3.9.0. */
export const docSearchStyleHash = 'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY=';

/** The widget's files at a fixed version, with the hashes of their content. */
export const netlifyFiles = {
  script: {
    url: `${netlifyBase}.js`,
    integrity: 'sha384-mSu3rcmWWDve6ardxa3zXbZOmq0Qr4pru9h09tTqGFYiMHHwE4HGfMvowbSe+2Pr',
  },
  stylesheet: {
    url: `${netlifyBase}.css`,
    integrity: 'sha384-XiBkZsi2mU8pl/HI4p4peDs+eUCuCItIotdCtABzUDPuGY3fadxY/17IqaVOPiQp',
  },
};

/** Returns the URL of a status page's embed script, for the page and the content security policy. */
export const statusScript = (host: string): string => `https://${host}/embed/script.js`;
