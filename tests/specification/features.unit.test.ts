/** Features of Docusaurus that the site refuses, before it builds any page. */
import {expect, test} from '@playwright/test';
import {themes} from 'prism-react-renderer';
import {prismTheme, readPrismConfig} from '../../src/remark/prism';

test('a theme of Prism is refused, with what to do instead', () => {
  for (const prism of [
    {},
    {theme: themes.dracula},
    {theme: prismTheme, darkTheme: themes.dracula},
  ]) {
    expect(() => readPrismConfig(prism)).toThrow(
      /^docusaurus\.config\.ts: themeConfig\.prism\.theme .* src\/css\/palette\.css, .* remove highlight from rehypePlugins/,
    );
  }
});

test('a language that Prism does not have is refused by its name', () => {
  expect(() => readPrismConfig({theme: prismTheme, additionalLanguages: ['php', 'pphp']})).toThrow(
    'themeConfig.prism.additionalLanguages: Prism has no language "pphp".',
  );
});
