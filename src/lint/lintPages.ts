import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fingerprint} from '../lib/cache';
import {languageOfFile, translationOf} from '../site/contentPath';
import {defaultLanguage, languages, translations} from '../site/languages';
import type {TextlintResult} from './pageRule';

/**
 * Lists the files on which findings depend besides the page, because textlint's cache doesn't notice changes
 * in these files: everything that the rules can load, without the code that runs in the browser.
 */
function ruleFiles(): string[] {
  const sources = fs
    .readdirSync('src', {recursive: true, encoding: 'utf8'})
    .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
    .filter((file) => /^src\/(?:lib|lint|plugins|remark|site)\/.*\.\w+$/.test(file))
    .filter((file) => !/^src\/plugins\/[^/]+\/client\//.test(file))
    .sort();
  const texts = translations.map(({code}) => `i18n/${code}/site.json`);
  return ['.textlintrc.js', 'package-lock.json', ...texts, ...sources];
}

/** Rules that must report a defect in the planted page of a language. If one doesn't, textlint lacks rules. */
const plantedDefects: Record<string, string[]> = {
  en: ['site/headings', 'site/terms'],
  ja: ['site/headings', 'site/ja-no-dropping-the-ra'],
};

/** Runs a script of node_modules with Node. */
const runTool = (script: string, options: string[], env: NodeJS.ProcessEnv = {}) =>
  new Promise<{failed: boolean; stdout: string; stderr: string}>((resolve) => {
    execFile(
      process.execPath,
      [`node_modules/${script}`, ...options],
      {maxBuffer: 2 ** 28, env: {...process.env, ...env}},
      (error, stdout, stderr) => resolve({failed: error !== null, stdout, stderr}),
    );
  });

interface LintOptions {
  /** Whether rules run that only warn about style, which take a third of the time. */
  hasStyle?: boolean;
}

/** Lints files of a language, and the planted page of that language. */
async function lintLanguage(
  code: string,
  files: string[],
  {hasStyle = true}: LintOptions,
): Promise<TextlintResult[]> {
  const language = code in plantedDefects ? code : defaultLanguage.code;
  const planted = `src/lint/planted/${translationOf('docs/planted.md', language)}`;
  const rules = `${fingerprint(ruleFiles()).slice(0, 12)}-${code}${hasStyle ? '' : '-errors'}`;
  const cache = path.join('.cache/textlint', rules);
  const options = ['--format', 'json', '--cache', '--cache-location', cache, planted, ...files];
  const {stdout, stderr} = await runTool('textlint/bin/textlint.js', options, {
    LINT_LANGUAGE: language,
    LINT_STYLE: hasStyle ? 'on' : 'off',
  });
  let results: TextlintResult[];
  try {
    results = JSON.parse(stdout) as TextlintResult[];
  } catch {
    // If a rule fails to load, textlint prints that it has no rules, which isn't JSON, and exits with 0.
    throw new Error(`textlint could not lint: ${stderr}${stdout}`);
  }
  const isPlanted = ({filePath}: TextlintResult) => filePath === path.resolve(planted);
  const reportedRules = results.find(isPlanted)?.messages.map(({ruleId}) => ruleId) ?? [];
  const silentRules = plantedDefects[language]!.filter((rule) => !reportedRules.includes(rule));
  if (silentRules.length > 0) {
    throw new Error(`${silentRules.join(' and ')} did not report the defect in ${planted}.`);
  }
  return results.filter((result) => !isPlanted(result));
}

/**
 * Lints pages with textlint, each language in a process of its own.
 *
 * @param files - paths from the repository's root.
 * @throws an error when the rules don't run.
 */
export async function lintPages(
  files: string[],
  options: LintOptions = {},
): Promise<TextlintResult[]> {
  const results = await Promise.all(
    languages.map(({code}) => {
      const filesOfLanguage = files.filter((file) => languageOfFile(file) === code);
      return filesOfLanguage.length > 0 ? lintLanguage(code, filesOfLanguage, options) : [];
    }),
  );
  return results.flat();
}

/**
 * Prints English words that no dictionary knows.
 *
 * @param files - paths from the repository's root.
 * @returns whether all words are known.
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
 * Prints findings. If GitHub Actions runs the check, prints them as annotations.
 *
 * @returns whether no finding is an error.
 */
export async function printResults(results: TextlintResult[]): Promise<boolean> {
  const withFindings = results
    .filter(({messages}) => messages.length > 0)
    .map((result) => ({...result, filePath: path.relative('.', result.filePath)}));
  if (withFindings.length > 0) {
    const {loadLinterFormatter} = await import('textlint');
    const formatterName = process.env.GITHUB_ACTIONS ? 'github' : 'unix';
    console.log((await loadLinterFormatter({formatterName})).format(withFindings));
  }
  return !withFindings.some(({messages}) => messages.some(({severity}) => severity === 2));
}
