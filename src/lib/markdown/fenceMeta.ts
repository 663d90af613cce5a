/** The parsed meta string of a fenced block, `title="Fastfile" tab="Kotlin" lang="ja"`. */
export interface FenceMeta {
  title?: string;
  tab?: string;
  /** Language of the block, in a set of blocks that has the same text in several languages. */
  lang?: string;
}

/** Parses the meta string of a fenced block. */
export function fenceMeta(meta: string | null | undefined): FenceMeta {
  const value = (key: string) => new RegExp(`(?:^|\\s)${key}=(["'])(.*?)\\1`).exec(meta ?? '')?.[2];
  return {title: value('title'), tab: value('tab'), lang: value('lang')};
}

/** A parsed Mermaid diagram. */
interface Diagram {
  title: string;
  description: string;
  /** The diagram without its title and description, which the renderer doesn't support. */
  source: string;
}

/** Parses `accTitle:` and `accDescr:` of a Mermaid diagram. */
export function parseDiagram(value: string): Diagram {
  const pattern = /^\s*(accTitle|accDescr):\s*(.*\S)\s*$/;
  const lines = value.split('\n');
  const texts = new Map(
    lines.flatMap((line): [string, string][] => {
      const [, key, text] = pattern.exec(line) ?? [];
      return key && text ? [[key, text]] : [];
    }),
  );
  return {
    title: texts.get('accTitle') ?? '',
    description: texts.get('accDescr') ?? '',
    source: lines.filter((line) => !pattern.test(line)).join('\n'),
  };
}
