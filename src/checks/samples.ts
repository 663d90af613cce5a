import type {Code} from 'mdast';
import {visit} from 'unist-util-visit';
import {defaultLanguage} from '../site/languages';
import {fillVariables} from '../site/variables';
import {lineOf} from '../markdown/read';
import {openCache} from './cache';
import type {Page} from './content';
import type {Check, Finding} from './finding';
import {grammarsFor} from './grammars';
import {parsersOf, plain, type Flaw, type Parse} from './sampleLanguages';

const shell = ['sh', 'bash'];

/** Variables that every shell, or the CI server that the page is about, sets by itself. */
const given =
  /^(HOME|PATH|PWD|USER|SHELL|TMPDIR|CI|ANDROID_HOME|JAVA_HOME|GITHUB_\w+|RUNNER_\w+|BITRISE_\w+|CIRCLE_\w+|CI_\w+)$/;

/** Names that a page introduces: those in its prose and those that a sample of it sets. */
function introduced(page: Page): Set<string> {
  const names = new Set<string>();
  const add = (text: string) => {
    for (const [name] of fillVariables(text, page.file).matchAll(/[A-Z][A-Z\d]*(?:_[A-Z\d]+)*/g)) {
      names.add(name);
    }
  };
  visit(page.tree, (node) => {
    if (node.type === 'inlineCode' || node.type === 'text') {
      add(node.value);
    } else if (node.type === 'code') {
      for (const [, name] of node.value.matchAll(
        /(?:^|\s|;)(?:export |read (?:-\w+ )*|local )?([\w{}]+)(?==|$)/gm,
      )) {
        add(name!);
      }
    }
  });
  return names;
}

/** Whether a name says what it stands for, in words that the page uses: YOUR_API_KEY. */
const isSpelledOut = (name: string, {source}: Page) =>
  name.startsWith('YOUR_') &&
  new RegExp(name.slice('YOUR_'.length).replaceAll('_', '[ -]?'), 'i').test(
    source.replaceAll(name, ''),
  );

/** Placeholders of a shell sample: what it reads but does not set, and words in capitals. */
function placeholders(code: string): {name: string; line: number}[] {
  return code.split('\n').flatMap((text, index) => {
    const bare = text.replace(/(^|\s)#.*$/, '');
    return [
      ...bare.matchAll(/\$\{?([A-Z][A-Z\d_]*)|(?<![\w$.-])([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?![\w=])/g),
    ].map((match) => ({name: (match[1] ?? match[2])!, line: index}));
  });
}

/** A block with its variables filled in, or null where one is unknown: the identity check says so. */
function filled({value}: Code, file: string): string | null {
  try {
    return fillVariables(value, file);
  } catch {
    return null;
  }
}

/**
 * Parses all new shell samples together, each in a subshell of its own. The parser is slow to
 * start, so samples are parsed one by one only when this fails.
 */
async function parseShellAtOnce(
  codes: string[],
  parse: Parse,
  remember: (code: string) => void,
): Promise<void> {
  const together = codes.map((code) => `(\n:\n${code}\n)`).join('\n');
  if (codes.length > 1 && (await parse(together)).length === 0) {
    codes.forEach(remember);
  }
}

/** Every sample names its language, parses in it, and can be pasted. */
export const samples: Check = {
  name: 'samples',
  things: 'fenced blocks',
  async run({pages}) {
    const findings: Finding[] = [];
    const cache = openCache<Flaw[]>('samples');
    const keyOf = (lang: string | null | undefined, code: string) => `${lang}\n${code}`;
    const blocksOf = new Map<Page, Code[]>();
    for (const page of pages) {
      const blocks: Code[] = [];
      visit(page.tree, 'code', (node) => {
        blocks.push(node);
      });
      blocksOf.set(page, blocks);
    }
    const changed = [...blocksOf].flatMap(([{file}, blocks]) =>
      blocks.flatMap((node) => {
        const code = filled(node, file);
        return code === null || cache.knows(keyOf(node.lang, code))
          ? []
          : [{lang: node.lang ?? '', code}];
      }),
    );
    const parsers = parsersOf(await grammarsFor(changed.map(({lang}) => lang)));
    const changedShell = changed.filter(({lang}) => lang === 'sh').map(({code}) => code);
    await parseShellAtOnce([...new Set(changedShell)], parsers.sh!, (code) =>
      cache.remember(keyOf('sh', code), []),
    );

    const checkBlock = async (page: Page, node: Code, known: Set<string>) => {
      const {file} = page;
      const first = lineOf(node) + 1;
      const add = (line: number, message: string) => findings.push({file, line, message});
      if (!node.lang) {
        add(
          first - 1,
          'The fenced block names no language. Write it behind the fence, "text" for plain text.',
        );
        return;
      }
      const parse = parsers[node.lang];
      if (!parse) {
        if (!plain.includes(node.lang)) {
          const names = [...Object.keys(parsers), ...plain].join(', ');
          add(first - 1, `"${node.lang}" is no language of this site. Use one of ${names}.`);
        }
        return;
      }
      const code = filled(node, file);
      if (code === null) {
        return;
      }
      const key = keyOf(node.lang, code);
      if (!cache.knows(key)) {
        cache.remember(key, await parse(code));
      }
      for (const {line, message} of cache.recall(key)) {
        add(first + line - 1, `The ${node.lang} sample does not parse: ${message}`);
      }
      if (shell.includes(node.lang)) {
        node.value.split('\n').forEach((text, index) => {
          if (/^\s*[$%] /.test(text)) {
            add(
              first + index,
              'A prompt stands before the command. Leave it out, so that the line can be pasted.',
            );
          }
        });
        // The twin has the same samples: placeholders are looked at once.
        for (const {name, line} of page.language === defaultLanguage.code
          ? placeholders(code)
          : []) {
          if (!known.has(name) && !given.test(name) && !isSpelledOut(name, page)) {
            known.add(name);
            add(
              first + line,
              `The page does not say what ${name} stands for. Name it in a sentence before, or set it.`,
            );
          }
        }
      }
    };

    for (const [page, blocks] of blocksOf) {
      const known = blocks.length ? introduced(page) : new Set<string>();
      for (const node of blocks) {
        await checkBlock(page, node, known);
      }
    }
    cache.save();
    const looked = [...blocksOf.values()].flat().length;
    return {looked, findings};
  },
};
