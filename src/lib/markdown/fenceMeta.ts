/** What follows the language of a fenced block: `title="Fastfile" tab="Kotlin" lang="ja"`. */
export interface FenceMeta {
  title?: string;
  tab?: string;
  /** Language of a text that stands beside its translations. */
  lang?: string;
}

/** Reads the title, tab label, and language from a fence's meta string. */
export function fenceMeta(meta: string | null | undefined): FenceMeta {
  const value = (key: string) => new RegExp(`(?:^|\\s)${key}=(["'])(.*?)\\1`).exec(meta ?? '')?.[2];
  return {title: value('title'), tab: value('tab'), lang: value('lang')};
}

/** A diagram's text, taken apart. */
export interface Described {
  title: string;
  description: string;
  /** The diagram without its title and description, which the renderer does not know. */
  source: string;
}

/** Takes `accTitle:` and `accDescr:` out of a diagram's text. */
export function described(value: string): Described {
  const found: Record<string, string> = {};
  const source = value
    .split('\n')
    .filter((line) => {
      const [, key, text] = /^\s*(accTitle|accDescr):\s*(.*\S)\s*$/.exec(line) ?? [];
      if (key && text) {
        found[key] = text;
      }
      return !key;
    })
    .join('\n');
  return {title: found.accTitle ?? '', description: found.accDescr ?? '', source};
}
