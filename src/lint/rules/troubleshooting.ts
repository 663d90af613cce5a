import {entriesFolder, spaceIn} from '../../plugins/troubleshooting/load';
import {readEntries} from '../../plugins/troubleshooting/read';
import {pageRule} from '../rule';

/** The entries of a page of symptoms can be read as data. */
export const troubleshooting = pageRule(({key, language, tree}) =>
  key.startsWith(entriesFolder)
    ? readEntries(tree, spaceIn(language)).problems.map(({line, message}) => ({at: line, message}))
    : [],
);
