/** The check whether this browser can install a build: how it reads user agents. */
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {readPhone} from '../../src/plugins/phone-check/client/readPhone';

interface Example {
  agent: string;
  touches?: number;
  facts: string;
  answer: string;
}
const examples = parse(fs.readFileSync('tests/fixtures/user-agents.yaml', 'utf8')) as Example[];

test('a user agent says whether a build can be installed', () => {
  expect(examples.length).toBeGreaterThanOrEqual(20);
  for (const {agent, touches = 5, facts, answer} of examples) {
    const {system, browser = 'unknown browser', kind} = readPhone(agent, touches);
    expect.soft([system, browser].filter(Boolean).join(', '), agent).toBe(facts);
    expect.soft(kind, agent).toBe(answer);
  }
});
