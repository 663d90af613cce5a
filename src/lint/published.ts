import {createRequire} from 'node:module';
import {languageOfFile} from '../site/contentPath';
import {
  contentFile,
  problemOf,
  type TextlintRuleModule,
  type TextlintRuleReporter,
} from './pageRule';
import {readTable} from './readTable';

type Options = Record<string, unknown> | boolean;

const {off, style, options} = readTable<{
  off: string[];
  style: string[];
  options: Record<string, Options>;
}>('published.yaml');

/** Returns the export of a module. An ES module that was compiled to CommonJS has its export in `default`. */
function exportOf<Module>(loaded: unknown): Module {
  const {default: inner} = loaded as {default?: unknown};
  return inner ? exportOf<Module>(inner) : (loaded as Module);
}

/**
 * Restricts a published rule to Japanese pages, because textlint has no setting by path, and turns an error
 * that the rule throws into a finding, so that other rules still report their findings.
 */
function forJapanese(rule: TextlintRuleModule): TextlintRuleModule {
  const restrict =
    (part: 'linter' | 'fixer'): TextlintRuleReporter =>
    (context, ruleOptions) => {
      if (languageOfFile(contentFile(context)) !== 'ja') {
        return {};
      }
      const reporter = typeof rule === 'function' ? rule : (rule[part] ?? rule.linter);
      const report: typeof context.report = (node, error) =>
        // Skips findings about list items, which end in 体言止め or plain form or ですます, as their list needs.
        error.message.startsWith('箇条書き: ') ? undefined : context.report(node, error);
      const handlers = reporter(Object.create(context, {report: {value: report}}), ruleOptions);
      return Object.fromEntries(
        Object.entries(handlers).map(([type, handle]) => [
          type,
          async (node: Parameters<typeof context.report>[0]) => {
            try {
              await (handle as (visited: typeof node) => unknown)(node);
            } catch (error) {
              report(node, new context.RuleError(problemOf(error).message));
            }
          },
        ]),
      );
    };
  return {linter: restrict('linter'), fixer: restrict('fixer')};
}

/** Loads the rules of the preset with their options. Loads none, and no dictionary, in a run for English. */
function loadPreset(): [name: string, rule: TextlintRuleModule, options: Options][] {
  if (![undefined, 'ja'].includes(process.env.LINT_LANGUAGE)) {
    return [];
  }
  const preset = exportOf<{rules: Record<string, unknown>; rulesConfig: Record<string, Options>}>(
    createRequire(__filename)('textlint-rule-preset-ja-technical-writing'),
  );
  return Object.entries(preset.rules)
    .filter(([name]) => !off.includes(name))
    .filter(([name]) => process.env.LINT_STYLE !== 'off' || !style.includes(name))
    .map(([name, rule]) => {
      const choice = options[name] ?? preset.rulesConfig[name] ?? true;
      const warning = {...(typeof choice === 'object' && choice), severity: 'warning'};
      return [`ja-${name}`, forJapanese(exportOf(rule)), style.includes(name) ? warning : choice];
    });
}

const preset = loadPreset();

/** Published rules, by name. */
export const publishedRules = Object.fromEntries(preset.map(([name, rule]) => [name, rule]));

/** Options of the published rules, by name. */
export const publishedOptions = Object.fromEntries(
  preset.map(([name, , choice]) => [name, choice]),
);
