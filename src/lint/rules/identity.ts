import {identity} from '../../site/identity';
import {fillVariables} from '../../site/variables';
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
 */
export function identityIn(text: string): (Problem & {at: [number, number]})[] {
  const problems = [...text.matchAll(literally)].map(({0: word, index}) => ({
    at: [index, index + word.length] as [number, number],
    message: `"${word}" stands here literally. Use {{name}}, {{slug}}, {{SLUG}}, {{Slug}} or {{host}}.`,
    ...(word === name && {fix: '{{name}}'}),
    ...(word === host && {fix: '{{host}}'}),
  }));
  for (const {0: variable, index} of text.matchAll(/\{\{\s*[\w.]+\s*\}\}/g)) {
    try {
      fillVariables(text.slice(Math.max(0, index - 1), index + variable.length), '');
    } catch (error) {
      const message = (error as Error).message.replace(/^:\d+: /, '');
      problems.push({at: [index, index + variable.length], message});
    }
  }
  return problems;
}

/** The service's name comes from the variables, and only known variables are in content. */
export const identityRule = pageRule(({source}, report) => identityIn(source).forEach(report));
