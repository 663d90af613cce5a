/** The templates of `npm run new`. */
import {expect, test} from '@playwright/test';
import {newPage} from '../../src/commands/newPage';
import {translationsAgree} from '../../src/lint/checks/translations';
import {contentOf} from '../../src/lint/content';
import {lintText} from '../fixtures/lintText';

for (const file of [
  'docs/tester-guide/install/example.md',
  'docs/api/group/example.md',
  'release-notes/2025-10-release-notes.md',
]) {
  test(`npm run new creates ${file} and a translation with the same parts, from a template`, async () => {
    const content = contentOf(newPage(file, 'An example'));
    expect(content.pages.map(({language}) => language)).toEqual(['en', 'ja']);
    expect(translationsAgree(content)).toEqual([]);
    for (const page of content.pages) {
      const problems = await lintText(page.file, page.source);
      expect(problems.map(({rule}) => rule)).not.toContain('headings');
      const errors = problems.filter(({isWarning}) => !isWarning).map(({message}) => message);
      expect(errors).toContainEqual(expect.stringMatching(/^The description has 0 characters/));
      expect(errors.join()).not.toMatch(/keywords|questions/);
    }
  });
}

test('npm run new refuses a name that is no valid name of a page', () => {
  for (const [file, title] of [
    ['docs/Example.MD', 'Title'],
    ['release-notes/2025-13-release-notes.md', 'Title'],
    ['docs/example.md', ''],
  ] as const) {
    expect(() => newPage(file, title)).toThrow(/Name a file and a title: docs\//);
  }
});
