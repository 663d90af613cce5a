/**
 * `npm run new -- docs/developer-guide/app/example.md "Title"`: makes a page and its Japanese twin from
 * the template of its kind: a task, an API operation, or the release notes of a month.
 */
import fs from 'node:fs';
import path from 'node:path';
import {japaneseFile} from '../checks/content';

type Texts = Record<'en' | 'ja', string>;

const heading = (title: Texts, id: string): Texts => ({
  en: `## ${title.en} {#${id}}`,
  ja: `## ${title.ja} {#${id}}`,
});

const beforeYouBegin = heading({en: 'Before you begin', ja: 'はじめる前に'}, 'before-you-begin');
const relatedPages = heading({en: 'Related pages', ja: '関連ページ'}, 'related-pages');

/** Front matter whose description asks to be written: the check refuses it as too short. */
function frontMatter(title: string, lines: string[]): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    'description: ""',
    ...lines,
    '---',
    '',
    '',
  ].join('\n');
}

function task(title: string, language: 'en' | 'ja'): string {
  const text = {
    en: [
      'What you can do here, and who can do it.',
      'What has to be true first.',
      'Open the screen. Click **Button**. What you see then.',
    ],
    ja: [
      'ここでできることと、操作できる人。',
      '先に満たしておく条件。',
      '画面を開きます。**ボタン**をクリックします。その結果。',
    ],
  }[language];
  const steps = heading({en: 'Do the task', ja: '操作する'}, 'steps');
  return (
    frontMatter(title, ['keywords:', '  - ""']) +
    [
      text[0],
      '',
      beforeYouBegin[language],
      '',
      `- ${text[1]}`,
      '',
      steps[language],
      '',
      `1. ${text[2]}`,
      '',
      relatedPages[language],
      '',
    ].join('\n')
  );
}

function operation(title: string, language: 'en' | 'ja'): string {
  const text = {
    en: 'What the call does, in one sentence.',
    ja: 'この呼び出しですることを1文で書きます。',
  };
  return (
    frontMatter(title, ['keywords:', '  - ""']) +
    [text[language], '', '::operation{id="operationId"}', '', relatedPages[language], ''].join('\n')
  );
}

function releaseNote(title: string, language: 'en' | 'ja', month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const lastDay = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
  const text = {en: 'What matters most this month.', ja: '今月の主な変更点。'};
  const section = heading({en: 'Developer tools', ja: '開発者ツール'}, 'developer-tools');
  const keys = [`slug: ${month}-release-notes`, `date: ${lastDay}`, 'tags: [monthly-release-note]'];
  return (
    frontMatter(title, keys) +
    [text[language], '', '<!-- truncate -->', '', section[language], ''].join('\n')
  );
}

/**
 * A new page and its twin.
 *
 * @param file - the English file.
 * @param title - its title; the twin keeps it until somebody translates it.
 * @returns text by file.
 * @throws an error that says which names are possible.
 */
export function newPage(file: string, title: string): Record<string, string> {
  const month = /^release-notes\/(\d{4}-(?:0[1-9]|1[0-2]))-release-notes\.md$/.exec(file)?.[1];
  if (!title || !(month || /^docs\/([a-z\d-]+\/)*[a-z\d-]+\.md$/.test(file))) {
    throw new Error(
      'Name a file and a title: docs/developer-guide/app/example.md "Title", or ' +
        'release-notes/2025-10-release-notes.md "Oct 2025 - Release Notes". ' +
        'File names have small letters, digits and hyphens.',
    );
  }
  const write = (language: 'en' | 'ja') => {
    if (month) {
      return releaseNote(title, language, month);
    }
    return /^docs\/api\/.+\//.test(file) ? operation(title, language) : task(title, language);
  };
  return {[file]: write('en'), [japaneseFile(file)]: write('ja')};
}

if (require.main === module) {
  try {
    const [file = '', title = ''] = process.argv.slice(2);
    const files = Object.entries(newPage(file, title));
    const existing = files.filter(([name]) => fs.existsSync(name)).map(([name]) => name);
    if (existing.length) {
      throw new Error(`${existing.join(' and ')}: there already. Edit it, or choose another name.`);
    }
    for (const [name, text] of files) {
      fs.mkdirSync(path.dirname(name), {recursive: true});
      fs.writeFileSync(name, text);
      console.log(`written  ${name}`);
    }
    if (file.startsWith('docs/')) {
      const id = file.replace(/^docs\/|\.md$/g, '');
      console.log(`Next: add '${id}' to sidebars.ts, write both pages, then run "npm run check".`);
    }
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
