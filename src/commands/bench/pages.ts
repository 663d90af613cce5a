/** The pages that stand for their kind, in both languages. */
export const benchPages = [
  ['home', '/'],
  ['guide', '/docs/developer-guide/app/upload-app'],
  ['API', '/docs/api/application/upload-app'],
  ['post', '/release-notes/2025-09-release-notes'],
].flatMap(([kind, route]) => [
  {name: `${kind} en`, route: route!},
  {name: `${kind} ja`, route: route === '/' ? '/ja/' : `/ja${route}`},
]);
