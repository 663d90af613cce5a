/** The package's styles, which it doesn't declare. */
declare module '@docsearch/react/style';
