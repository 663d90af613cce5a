export {SearchField as default} from '../../client/SearchButton';
