/** What stands behind the language of a fenced block: `title="Fastfile" tab="Kotlin"`. */
export interface FenceMeta {
  title?: string;
  tab?: string;
}

/** Reads the title and tab label from a fence's meta string. */
export function fenceMeta(meta: string | null | undefined): FenceMeta {
  const value = (key: string) => new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(meta ?? '')?.[1];
  return {title: value('title'), tab: value('tab')};
}
