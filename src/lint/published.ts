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

/** Returns the export of a module, which is below `default` where an ES module was compiled to CommonJS. */
function exportOf<Module>(loaded: unknown): Module {
  const {default: inner} = loaded as {default?: unknown};
  return inner ? exportOf<Module>(inner) : (loaded as Module);
}

/**
 * Restricts a published rule to Japanese pages, because textlint has no setting by path, and turns an error
 * that it throws into a finding, so that those of the other rules stay.
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
        // Items end in 体言止め or plain form in one list and in ですます in the next, on purpose.
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

/** Loads the rules of the preset with their options. A run for other languages skips its dictionary. */
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
      const chosen = options[name] ?? preset.rulesConfig[name] ?? true;
      const warning = {...(typeof chosen === 'object' && chosen), severity: 'warning'};
      return [`ja-${name}`, forJapanese(exportOf(rule)), style.includes(name) ? warning : chosen];
    });
}

const preset = loadPreset();

/** Published rules, by name. */
export const publishedRules = Object.fromEntries(preset.map(([name, rule]) => [name, rule]));

/** Options of the published rules, by name. */
export const publishedOptions = Object.fromEntries(
  preset.map(([name, , chosen]) => [name, chosen]),
);
