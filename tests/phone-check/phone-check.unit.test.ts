/** The page that says whether a build can be installed from here: what it reads of a user agent. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {readPhone} from '../../src/plugins/phone-check/client/phone';

interface Known {
  agent: string;
  touches?: number;
  facts: string;
  answer: string;
}
const known = parse(fs.readFileSync('tests/fixtures/user-agents.yaml', 'utf8')) as Known[];

test('a user agent says whether a build can be installed', () => {
  expect(known.length).toBeGreaterThanOrEqual(20);
  for (const {agent, touches = 5, facts, answer} of known) {
    const {system, browser = 'unknown browser', ...told} = readPhone(agent, touches);
    expect.soft([system, browser].filter(Boolean).join(', '), agent).toBe(facts);
    expect.soft(told.answer, agent).toBe(answer);
  }
});
