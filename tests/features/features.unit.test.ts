/** A feature that isn't there is missed where it's used, and no two bring the same component. */
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {directives} from '../../src/markdown/directives';
import {parseMarkdown} from '../../src/markdown/read';
import {assertOneOwner} from '../../src/plugins/slots';
import {writeFiles} from '../fixtures/copies';
import {temporaryFolder} from '../fixtures/temporaryFolder';

const leftIn = (source: string) => () =>
  directives()(parseMarkdown(source), {path: path.resolve('docs/planted.md')});

test('a directive whose feature is gone is an error with its line and the feature', () => {
  expect(leftIn('# A page\n\n1. A step\n\n   ::screen{name="a"}\n')).toThrow(
    /^docs\/planted\.md:5: ::screen needs the feature "pictures"/,
  );
  expect(leftIn('::pictrue{name="a"}\n')).toThrow(
    /^docs\/planted\.md:1: .*no directive.* picture,/,
  );
  expect(leftIn('At 12:30, ::\n\n:::note\n\nText\n\n:::\n')).not.toThrow();
});

test('two folders that bring the same component are an error with both files', () => {
  const site = temporaryFolder();
  writeFiles(site, {
    'src/theme/Root.tsx': '',
    'src/plugins/one/theme/Footer/Copyright/index.tsx': '',
    'src/plugins/two/theme/Footer/index.tsx': '',
  });
  expect(() => assertOneOwner(site)).not.toThrow();
  writeFiles(site, {'src/plugins/two/theme/Root/index.tsx': ''});
  expect(() => assertOneOwner(site)).toThrow(
    'src/theme/Root.tsx and src/plugins/two/theme/Root/index.tsx are both @theme/Root',
  );
});
