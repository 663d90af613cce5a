/** The template that lets a page be painted before its scripts run, made from Docusaurus' own. */
import {expect, test} from '@playwright/test';
import {pageTemplate} from '../src/patches/deferred-scripts/pageTemplate';

test('asks for the scripts at once and runs them at the end', () => {
  const template = pageTemplate();
  expect(template).toContain('<link rel="preload" as="script" fetchpriority="low"');
  expect(template).toMatch(/<script>\{[^<]+\}<\/script>\s*<\/body>/);
  expect(template).not.toContain('defer');
});

for (const [what, template] of [
  ['its scripts', '<html><body></body></html>'],
  ['an end', '<script src="<%= it.baseUrl %><%= script %>" defer></script>'],
] as const) {
  test(`refuses a template without ${what}`, () => {
    expect(() => pageTemplate(template)).toThrow(
      /The patch "deferred-scripts" expects .* Adapt src\/patches/,
    );
  });
}
