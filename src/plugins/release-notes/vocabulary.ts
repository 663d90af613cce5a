import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {versions, type ToolVersions} from '../../site/versions';

const vocabulary = parse(fs.readFileSync(path.join(__dirname, 'vocabulary.yaml'), 'utf8')) as {
  products: Record<string, keyof typeof versions | null>;
  kinds: Record<string, boolean>;
  platforms: ('platform-android' | 'platform-ios' | 'platform-ci' | 'platform-services')[];
};

export const {platforms} = vocabulary;
export const products = Object.keys(vocabulary.products);
export const kinds = Object.keys(vocabulary.kinds);

/** Whether readers have to do something about a change of this kind. */
export const needsAction = (kind: string): boolean => vocabulary.kinds[kind] ?? false;

/** The versions of a product; none for a product that is no tool. */
export function versionsOf(product: string): ToolVersions | undefined {
  const tool = vocabulary.products[product];
  return tool ? versions[tool] : undefined;
}

/** The page that lists what readers have to do by a day, without the language prefix. */
export const deadlinesRoute = '/release-notes/deadlines';

/** Route of a product's release notes, without the language prefix. */
export const productRoute = (product: string): string => `/release-notes/products/${product}`;
