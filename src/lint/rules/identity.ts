import {identity} from '../../site/identity';
import {unknownVariable, variablesIn} from '../../site/variables';
import {pageRule, type Problem} from '../pageRule';

const {name, slug, host} = identity;

/** Escapes the characters of a text that have a special meaning in a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const literalNames = new RegExp([host, name, slug].map(escapePattern).join('|'), 'gi');

/**
 * Finds places where the service's name is written literally, and variables that don't exist.
 *
 * @param text - a file of the content.
 * @param file - path of the file.
 */
export function identityIn(text: string, file: string): (Problem & {at: [number, number]})[] {
  const literal = [...text.matchAll(literalNames)].map(({0: word, index}) => ({
    at: [index, index + word.length] as [number, number],
    message: `"${word}" stands here literally. Use {{name}}, {{slug}}, {{SLUG}}, {{Slug}} or {{host}}.`,
    ...(word === name && {fix: '{{name}}'}),
    ...(word === host && {fix: '{{host}}'}),
  }));
  const unknown = variablesIn(text, file)
    .filter(({value}) => value === undefined)
    .map((variable) => ({
      at: [variable.offset, variable.offset + variable.text.length] as [number, number],
      message: unknownVariable(variable),
    }));
  return [...literal, ...unknown];
}

/** Reports the service's name outside variables, and unknown variables. */
export const identityRule = pageRule(({file, source}, report) =>
  identityIn(source, file).forEach(report),
);
