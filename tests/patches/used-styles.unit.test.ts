/** What the build takes out of the style sheets, and what it must leave. */
import {usedStyles} from '../../src/patches/used-styles';
import {expect, test} from '../fixtures/test';

const scripts = [
  'e("a",{className:"menu menu__link--active",style:"--read:1"}),t=`search-button--${k}`',
];

/** What is left of styles on a site that is always light and has no announcement. */
const left = (css: string, switchable = false) =>
  usedStyles(css, [...scripts, '"dark","data-theme","close"'], ['b{color:var(--shared)}'], {
    colorMode: {disableSwitch: !switchable},
  } as never);

const removed: [what: string, css: string, left: string][] = [
  ['a class that no script names', '.pills{top:0}.menu{top:0}', '.menu{top:0}'],
  ['the dark palette of a light site', '[data-theme=dark] .menu{top:0}', ''],
  ['a variable that nobody reads', '.menu{--a:1;top:0}', '.menu{top:0}'],
  ['the announcement of a site that has none', '.close{top:0}', ''],
];
const kept: [what: string, css: string][] = [
  ['what is excluded or asked for below', '.menu:not(.button):has(.none){top:0}'],
  ['a class that a script puts together', '.search-button--bar{top:0}'],
  [
    'a variable that a style, a script, or another sheet reads',
    '.menu{--a:1;--read:1;--shared:1;top:var(--a)}',
  ],
];

test('takes out what a page cannot have, and leaves the rest', async () => {
  for (const [what, css, result] of removed) {
    expect.soft((await left(css)).replace(/;}/g, '}'), what).toBe(result);
  }
  for (const [what, css] of kept) {
    expect.soft(await left(css), what).toBe(css);
  }
  const dark = '[data-theme=dark] .menu{top:0}';
  expect(await left(dark, true), 'the dark palette of a site that can be dark').toBe(dark);
});
