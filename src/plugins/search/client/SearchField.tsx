/** The search's field on a page: the slot of the home page and of pages that aren't there. */
export {SearchField as default} from './SearchButton';
