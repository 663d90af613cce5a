import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {TextlintResult} from '@textlint/types';
import {fingerprint} from '../lib/cache';
import {languageOfFile, translationOf} from '../site/contentPath';
import {defaultLanguage, languages, translations} from '../site/languages';

/**
 * Files on which a rule's findings depend besides the page, which textlint's cache doesn't notice: what
 * rules can load, without what runs in the browser.
 */
export function inputs(): string[] {
  const sources = fs.readdirSync('src', {recursive: true, encoding: 'utf8'}).sort();
  return [
    '.textlintrc.js',
    'package-lock.json',
    ...translations.map(({code}) => `i18n/${code}/site.json`),
    ...sources
      .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
      .filter((file) => /^src\/(?:lib|lint|plugins|remark|site)\/.*\.\w+$/.test(file))
      .filter((file) => !/^src\/plugins\/[^/]+\/client\//.test(file)),
  ];
}

/** Published rules that have to report a defect in a planted page, by language; `headings` reports another. */
const proofs: Record<string, string> = {
  en: 'site/terminology',
  ja: 'site/ja-no-dropping-the-ra',
};

/** Runs a tool of node_modules. */
function runTool(script: string, options: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{failed: boolean; stdout: string; stderr: string}>((resolve) => {
    execFile(
      process.execPath,
      [`node_modules/${script}`, ...options],
      {maxBuffer: 2 ** 28, env: {...process.env, ...env}},
      (error, stdout, stderr) => resolve({failed: error !== null, stdout, stderr}),
    );
  });
}

/** Lints files of a language, a page with planted defects among them. */
async function lintLanguage(code: string, files: string[]): Promise<TextlintResult[]> {
  const wanted = code in proofs ? code : defaultLanguage.code;
  const bad = `src/lint/planted/${translationOf('docs/planted.md', wanted)}`;
  const cache = path.join('.cache/textlint', `${fingerprint(inputs()).slice(0, 12)}-${code}`);
  const options = ['--format', 'json', '--cache', '--cache-location', cache];
  const {stdout, stderr} = await runTool('textlint/bin/textlint.js', [...options, bad, ...files], {
    LINT_LANGUAGE: wanted,
  });
  let results: TextlintResult[];
  try {
    results = JSON.parse(stdout) as TextlintResult[];
  } catch {
    // Where a rule fails to load, textlint prints that it has no rules, and exits with 0.
    throw new Error(`textlint could not lint: ${stderr}${stdout}`);
  }
  const found = results.find(({filePath}) => filePath === path.resolve(bad))?.messages ?? [];
  const rules = ['site/headings', proofs[wanted]];
  const silent = rules.filter((rule) => !found.some(({ruleId}) => ruleId === rule));
  if (silent.length > 0) {
    throw new Error(`${silent.join(' and ')} did not report the defect in ${bad}.`);
  }
  return results.filter(({filePath}) => filePath !== path.resolve(bad));
}

/**
 * Lints pages, each language in a process of its own.
 *
 * @param files - paths from the repository's root.
 * @throws an error when the rules don't run.
 */
export async function lintPages(files: string[]): Promise<TextlintResult[]> {
  const results = await Promise.all(
    languages.map(({code}) => {
      const own = files.filter((file) => languageOfFile(file) === code);
      return own.length > 0 ? lintLanguage(code, own) : [];
    }),
  );
  return results.flat();
}

/**
 * Looks for English words that no dictionary knows, and prints them.
 *
 * @param files - paths from the repository's root.
 * @returns whether there are none.
 */
export async function spellPages(files: string[]): Promise<boolean> {
  if (files.length === 0) {
    return true;
  }
  const options = ['lint', '--config', '.config/cspell.yaml', '--no-progress', '--no-summary'];
  const {failed, stdout, stderr} = await runTool('cspell/bin.mjs', [...options, ...files]);
  process.stdout.write(failed ? stdout + stderr : '');
  return !failed;
}

/**
 * Prints findings, as annotations where GitHub runs this.
 *
 * @returns whether none of them is an error.
 */
export async function print(results: TextlintResult[]): Promise<boolean> {
  const withFindings = results
    .filter(({messages}) => messages.length > 0)
    .map((result) => ({...result, filePath: path.relative('.', result.filePath)}));
  if (withFindings.length > 0) {
    const {loadLinterFormatter} = await import('textlint');
    const formatter = await loadLinterFormatter({
      formatterName: process.env.GITHUB_ACTIONS ? 'github' : 'unix',
    });
    console.log(formatter.format(withFindings));
  }
  return !withFindings.some(({messages}) => messages.some(({severity}) => severity === 2));
}
