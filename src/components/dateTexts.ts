import type {DateTexts} from '@site/src/markdown/frontMatter';

/** The days of a page as the build has written them into its front matter, in its language. */
export const dateTexts = (frontMatter: object): DateTexts =>
  (frontMatter as {date_texts?: DateTexts}).date_texts ?? {};
