import type {DateTexts} from '@site/src/markdown/frontMatter';

/** The dates that the build wrote into the page's front matter, in its language. */
export const dateTexts = (frontMatter: object): DateTexts =>
  (frontMatter as {date_texts?: DateTexts}).date_texts ?? {};
