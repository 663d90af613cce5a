/** The template that lets a page be painted before its scripts run, made from Docusaurus' own. */
import {expect, test} from '@playwright/test';
import {pageTemplate} from '../src/patches/deferred-scripts/pageTemplate';

test('asks for the scripts at once and runs them at the end', () => {
  const template = pageTemplate();
  expect(template).toContain('<link rel="preload" as="script" fetchpriority="low"');
  expect(template).toMatch(/<script>\{[^<]+\}<\/script>\s*<\/body>/);
  expect(template).not.toContain('defer');
});

test('leaves out the theme’s icons, and nothing else that stands before the body', () => {
  expect(pageTemplate()).toContain(String.raw`it.preBodyTags.replace(/<svg[\s\S]*?<\/svg>/, '')`);
});

for (const [what, template] of [
  ['its scripts', '<html><body></body></html>'],
  [
    'a place before the body',
    '<script src="<%= it.baseUrl %><%= script %>" defer></script></body>',
  ],
  ['an end', '<script src="<%= it.baseUrl %><%= script %>" defer></script><%~ it.preBodyTags %>'],
] as const) {
  test(`refuses a template without ${what}`, () => {
    expect(() => pageTemplate(template)).toThrow(
      /The patch "deferred-scripts" expects .* Adapt src\/patches/,
    );
  });
}
