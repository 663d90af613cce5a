/** The page that says whether a build can be installed from here: what it reads of a user agent. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {readPhone} from '../../src/plugins/phone-check/theme/PhoneCheck/phone';

interface Known {
  agent: string;
  touches?: number;
  facts: string;
  answer: string;
}
const known = parse(fs.readFileSync('tests/fixtures/user-agents.yaml', 'utf8')) as Known[];

test('there are phones, tablets, computers, browsers, and apps', () => {
  expect(known.length).toBeGreaterThanOrEqual(20);
  expect(new Set(known.map(({answer}) => answer)).size).toBe(5);
});

for (const [index, {agent, touches = 5, facts, answer}] of known.entries()) {
  test(`${index + 1}: ${facts}`, () => {
    const {system, browser = 'unknown browser', ...told} = readPhone(agent, touches);
    expect([system, browser].filter(Boolean).join(', ')).toBe(facts);
    expect(told.answer).toBe(answer);
  });
}
