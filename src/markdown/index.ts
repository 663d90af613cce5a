import type {Root} from 'mdast';
import {deviceScreens, diagrams, pictures} from '../plugins/pictures/remark';
import {releaseNotes} from '../plugins/release-notes/remark';
import {apiOverviews} from '../plugins/api-reference/overviews';
import {codeTabs} from './codeTabs';
import {emptyHeads} from './emptyHeads';
import {highlight} from './highlight';
import {narrowTables} from './narrowTables';
import {operations} from '../plugins/api-reference/operations';
import {pictures} from './pictures';
import {rawImages} from './rawImages';
import {sideBySide} from './sideBySide';
import {troubleshooting} from '../plugins/troubleshooting/remark';

/** A remark plugin without options. */
export type MarkdownExtension = () => (tree: Root, file: {path: string}) => void | Promise<void>;

/**
 * Extensions that write Markdown: they replace a directive with headings, tables, fenced blocks,
 * and the like. They run before all others, on the pages and on their Markdown mirror
 * (`src/plugins/markdown-mirror`). `div`, `section`, `details` and `Tabs` among what they write
 * count as their content there; any other component carries its plain Markdown as `data.plain`
 * (its `plain.ts`).
 */
export const expansions: MarkdownExtension[] = [
  operations,
  apiOverviews,
  releaseNotes,
  pictures,
  troubleshooting,
  deviceScreens,
];

/**
 * Extensions that follow them, for Docusaurus only: tables, diagrams, alternatives in tabs, texts beside
 * their translations, code coloured at build time.
 */
export const refinements: MarkdownExtension[] = [
  rawImages,
  emptyHeads,
  narrowTables,
  diagrams,
  codeTabs,
  sideBySide,
  highlight,
];
