import type {Element} from 'hast';

/** A release note as every feed states it. */
export interface Entry {
  /** Absolute address, which is its permanent id as well. */
  url: string;
  title: string;
  summary: string;
  date: Date;
  /** Labels of its tags in the feed's language. */
  tags: string[];
  /** Full text: a `div` whose addresses are absolute. */
  content: Element;
}

/** What every feed of a language says about itself. */
export interface Channel {
  title: string;
  description: string;
  language: string;
  /** Absolute address of the list of release notes. */
  url: string;
  author: {name: string; url: string};
  /** Newest first. */
  entries: Entry[];
}
