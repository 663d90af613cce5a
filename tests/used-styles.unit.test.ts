/** What the build takes out of the style sheets, and what it must leave. */
import {usedStyles} from '../src/patches/used-styles/usedStyles';
import {expect, test} from './fixtures/test';

const layer = (rules: string) => `@layer docusaurus.infima{${rules}}`;
const scripts = ['e("a",{className:"menu close menu__link--active",kept:"--kept"})'];
const clean = (css: string, dark = false, announced = false) =>
  usedStyles(css, {scripts, dark, announced});

const removed: [string, string, string][] = [
  [
    'a class that no script names',
    layer('.pills{color:red}.menu{color:red}'),
    layer('.menu{color:red}'),
  ],
  ['one selector of a list', layer('.menu,.badge{color:red}'), layer('.menu{color:red}')],
  ['a class below one in use', layer('.menu .badge{color:red}'), layer('')],
  ['a class within a choice of none', layer(':where(.badge){color:red}'), layer('')],
  ['a rule of a medium', layer('@media print{.badge{color:red}}'), layer('')],
  ['the dark palette of a light site', layer('html[data-theme=dark]{color:red}'), layer('')],
  ['a variable that nobody reads', layer(':root{--a:1}'), layer('')],
  [
    'a setting that the site sets anew',
    `${layer(':root{--kept:1}')}:root{--kept:2}`,
    `${layer('')}:root{--kept:2}`,
  ],
  [
    'a setting of a class that the site sets anew',
    `${layer('.menu{margin-top:1px;color:red}@media print{.menu{color:blue}}')}.menu{margin:0;color:red}`,
    `${layer('')}.menu{margin:0;color:red}`,
  ],
  ['the announcement of a site that has none', layer('.close{color:red}'), layer('')],
  [
    'a constant, for its value',
    layer(':root{--a:1px;--b:calc(var(--a)*2)}.menu{width:var(--b)}'),
    layer('.menu{width:calc(1px*2)}'),
  ],
  [
    'constants that only their brackets keep apart',
    layer(
      ':root{--a:1px;--b:calc(1px*2)}.menu{margin:.5rem var(--a)var(--b)0;padding:calc(1px)var(--a)}',
    ),
    layer('.menu{margin:.5rem 1px calc(1px*2) 0;padding:calc(1px)1px}'),
  ],
];

for (const [what, css, result] of removed) {
  test(`takes out ${what}`, () => {
    expect(clean(css)).toBe(result);
  });
}

const left: [string, string, boolean?][] = [
  ["the site's own styles", '.composed-by-scripts{color:red}'],
  ['states of a class', layer('.menu:hover,.menu:focus-visible{color:red}')],
  ['elements and attributes', layer('table td{color:red}[hidden]{color:red}')],
  [
    'what is excluded or optional',
    layer('.menu:not(.badge){color:red}:where(.menu,.badge){color:red}'),
  ],
  ['the steps of an animation', layer('@keyframes a{0%{color:red}to{color:blue}}')],
  ['the dark palette of a site that can be dark', layer('html[data-theme=dark]{color:red}'), true],
  [
    'a setting that the site changes for some cases only',
    `${layer('.menu,.menu:hover{color:red}.menu{top:0!important}')}.menu{color:red;top:1px}@media print{.menu:hover{color:red}}`,
  ],
  ['a variable that a script reads', layer(':root{--kept:1}')],
  ['a variable of the hosted search', '[data-theme=dark] body{--aa-text-color-rgb:1,2,3}', true],
  ['a variable with two values', layer(':root{--a:1}.menu{--a:2;width:var(--a)}')],
  [
    'a value that depends on where it is read',
    layer(':root{--a:var(--b);--b:1}.menu{--b:2;width:var(--a)}'),
  ],
  ['a value of a medium', layer('@media print{:root{--a:1}}.menu{width:var(--a)}')],
];

for (const [what, css, dark] of left) {
  test(`leaves ${what}`, () => {
    expect(clean(css, dark)).toBe(css);
  });
}

test('leaves the announcement of a site that has one', () => {
  const css = layer('.close{color:red}');
  expect(clean(css, false, true)).toBe(css);
});
