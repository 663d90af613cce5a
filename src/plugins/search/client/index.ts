/** The search's door for what runs it without a page, such as the bench. */
export {SearchEngine} from './engine/engine';
export type {IndexStart, PageFile} from './engine/format';
export {cut, fold, pairs, wordForms} from './engine/text';
