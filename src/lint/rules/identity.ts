import {identity} from '../../site/identity';
import {unknownVariable, variablesIn} from '../../site/variables';
import {pageRule, type Problem} from '../rule';

const {name, slug, host} = identity;
const literally = new RegExp(
  [host, name, slug].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
  'gi',
);

/**
 * Places of a text where the service's name stands literally, and variables that don't exist.
 *
 * @param text - a file of the content.
 * @param file - its path.
 */
export function identityIn(text: string, file: string): (Problem & {at: [number, number]})[] {
  const problems = [...text.matchAll(literally)].map(({0: word, index}) => ({
    at: [index, index + word.length] as [number, number],
    message: `"${word}" stands here literally. Use {{name}}, {{slug}}, {{SLUG}}, {{Slug}} or {{host}}.`,
    ...(word === name && {fix: '{{name}}'}),
    ...(word === host && {fix: '{{host}}'}),
  }));
  const unknown = variablesIn(text, file).filter(({value}) => value === undefined);
  return [
    ...problems,
    ...unknown.map((variable) => ({
      at: [variable.offset, variable.offset + variable.text.length] as [number, number],
      message: unknownVariable(variable),
    })),
  ];
}

/** The service's name comes from the variables, and only known variables are in content. */
export const identityRule = pageRule(({file, source}, report) =>
  identityIn(source, file).forEach(report),
);
