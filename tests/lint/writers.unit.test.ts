import {contentOf} from '../../src/lint/content';
import {translationsAgree} from '../../src/lint/checks/translations';
import {newPage} from '../../src/commands/newPage';
import {lintText} from '../fixtures/lintText';
import {test, expect} from '../fixtures/test';

for (const file of [
  'docs/tester-guide/install/example.md',
  'docs/api/group/example.md',
  'release-notes/2025-10-release-notes.md',
]) {
  test(`npm run new: ${file} comes with a translation of the same form`, async () => {
    const content = contentOf(newPage(file, 'An example'));
    expect(content.pages.map(({language}) => language)).toEqual(['en', 'ja']);
    expect(translationsAgree(content)).toEqual([]);
    for (const page of content.pages) {
      const rules = (await lintText(page.file, page.source)).map(({rule}) => rule);
      expect(rules).not.toContain('headings');
      expect(rules).toContain('front-matter');
    }
  });
}

test('npm run new: the check names the texts that are missing', async () => {
  const [[file, text]] = Object.entries(newPage('docs/tester-guide/example.md', 'An example')) as [
    [string, string],
  ];
  const errors = (await lintText(file, text)).filter(({isWarning}) => !isWarning);
  expect(errors.map(({message}) => message)).toContain(
    'The description has 0 characters. Give it 60 to 155.',
  );
  expect(errors.map(({message}) => message).join()).not.toMatch(/keywords|questions/);
});

test('npm run new: rejects a name that can be no page', () => {
  expect(() => newPage('docs/Example.MD', 'Title')).toThrow(/Name a file and a title: docs\//);
  expect(() => newPage('release-notes/2025-13-release-notes.md', 'Title')).toThrow(/Name a file/);
  expect(() => newPage('docs/example.md', '')).toThrow(/Name a file/);
});
