/** What the rules of the Google style report, and what those that are off would have got wrong. */
import {lintProse} from '../src/checks/lintProse';
import {expect, test} from './fixtures/test';

const lint = async (source: string) =>
  (await lintProse({file: 'docs/a.md', source: `${source}\n`, language: 'en'})).map(
    ({message}) => message,
  );

for (const [rule, text] of [
  ['articles', 'An team has members.'],
  ['articles', 'A app has revisions.'],
  ['clause-order', 'See the guide for more information.'],
  ['contractions', "The browser's fast."],
  ['contractions', "It mustn't've run."],
  ['dashes', 'Open it - then wait.'],
  ['ellipses', 'Wait...then open it.'],
  ['hyphens', 'A newly-created page opens.'],
  ['plurals-parentheses', 'Choose the team(s).'],
  ['sentence-spacing', 'One sentence.  Another.'],
  ['tone', 'To open the page, please sign in.'],
] as const) {
  test(`prose: reports "${text}" with google-${rule}`, async () => {
    expect(await lint(text)).toContainEqual(expect.stringContaining(`[google-${rule}]`));
  });
}

for (const text of [
  'Send it over HTTPS. The key is in the header.',
  '- fastlane is set up.',
  '- **Android**: Open the link.',
  'Has the owner invited you?',
  "Don't put it into issues, logs, or chats.",
  'You need the permission **Add/Invite User**.',
  "Ask the group's administrator for your user name.",
  'On Android, owners and testers use the client app.',
  `Apple's portal shows "Ineligible" if it doesn't know the device.`,
  "The group's only owner can't leave.",
  'The app\u2019s newest revision is installed.',
]) {
  test(`prose: leaves "${text}" alone`, async () => {
    expect(await lint(text)).toEqual([]);
  });
}
