import {languages, routeIn} from '../../site/languages';

/** The pages that stand for their kind, in every language. */
export const benchPages = [
  ['home', '/'],
  ['guide', '/docs/developer-guide/app/upload-app'],
  ['API', '/docs/api/application/upload-app'],
  ['post', '/release-notes/2025-09-release-notes'],
].flatMap(([kind, route]) =>
  languages.map((language) => ({
    name: `${kind} ${language.code}`,
    route: routeIn(language, route!),
  })),
);
