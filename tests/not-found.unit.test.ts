import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {nearestPages, type KnownPage} from '../src/theme/NotFound/Content/nearestPages';
import {builds} from '../src/commands/builds';

/** Old and mistyped URLs, and the page that their reader looks for. */
const asked: [string, string][] = [
  ['/docs/developer-guide/upload-app', '/docs/developer-guide/app/upload-app'],
  ['/docs/developer-guide/app/uplaod-app', '/docs/developer-guide/app/upload-app'],
  ['/docs/developer-guide/app/upload_app.html', '/docs/developer-guide/app/upload-app'],
  ['/docs/dev-guide/app/upload-app', '/docs/developer-guide/app/upload-app'],
  ['/docs/tester-guide/instal/from-lnk', '/docs/tester-guide/install/from-link'],
  ['/docs/tester-guide/install-from-link', '/docs/tester-guide/install/from-link'],
  ['/docs/administrator-guide/saml-okta', '/docs/administrator-guide/single-sign-on/saml-okta'],
  ['/docs/administrator-guide/sso/okta', '/docs/administrator-guide/single-sign-on/saml-okta'],
  ['/administrator-guide/members/add-member', '/docs/administrator-guide/members/add-member'],
  [
    '/docs/administrator-guide/members/add-members/',
    '/docs/administrator-guide/members/add-member',
  ],
  ['/docs/developer-tools/fastlain', '/docs/developer-tools/fastlane'],
  ['/docs/gradle-plugin', '/docs/developer-tools/gradle-plugin'],
  ['/docs/developer-tools/Gradle-Plugin', '/docs/developer-tools/gradle-plugin'],
  [
    '/docs/developer-guide/capture/custom-attribute',
    '/docs/developer-guide/capture/custom-attributes',
  ],
  ['/docs/api/application/uploads-app', '/docs/api/application/upload-app'],
  ['/release-notes/2024-5-release-notes', '/release-notes/2024-05-release-notes'],
  ['/release-notes/2024-05-release-notes-1a2b3c', '/release-notes/2024-05-release-notes'],
];

for (const prefix of ['', '/ja']) {
  test(`old and mistyped addresses lead to the page that was meant (${prefix || '/'})`, () => {
    const file = `${builds.default.directory}${prefix}/pages.json`;
    const pages = JSON.parse(fs.readFileSync(file, 'utf8')) as KnownPage[];
    expect(pages.length).toBeGreaterThanOrEqual(200);
    const missed = asked.filter(
      ([address, page]) =>
        !nearestPages(prefix + address, pages)
          .slice(0, 3)
          .some(([route]) => route === prefix + page),
    );
    expect(missed).toEqual([]);
  });
}

test('an address like none of the site has no suggestion', () => {
  const pages: KnownPage[] = [['/docs/developer-guide/app/upload-app', 'Upload']];
  expect(nearestPages('/wp-login.php', pages)).toEqual([]);
  expect(nearestPages('/', pages)).toEqual([]);
  expect(nearestPages('/%E0%A4%A', pages)).toEqual([]);
});
