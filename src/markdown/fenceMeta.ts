/** What follows the language of a fenced block: `title="Fastfile" tab="Kotlin" lang="ja"`. */
export interface FenceMeta {
  title?: string;
  tab?: string;
  /** Language of a text that stands beside its translations. */
  lang?: string;
}

/** Reads the title, tab label and language from a fence's meta string. */
export function fenceMeta(meta: string | null | undefined): FenceMeta {
  const value = (key: string) => new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(meta ?? '')?.[1];
  return {title: value('title'), tab: value('tab'), lang: value('lang')};
}
