import type {WriteText} from '../../site/texts';
import {keysOf, type Operation} from './openapi';

/** Returns a value as inline code in Markdown. */
export const inlineCode = (value: unknown): string => `\`${String(value)}\``;

/** Returns the kinds of key that an operation accepts as a phrase: `User or group API key`. */
export function keyPhrase(operation: Operation, write: WriteText): string {
  const kinds = keysOf(operation).map((kind) => write(`operation.key.${kind}`));
  const phrase = write('operation.keys', {kinds: kinds.join(write('operation.or'))});
  return phrase[0]!.toUpperCase() + phrase.slice(1);
}
