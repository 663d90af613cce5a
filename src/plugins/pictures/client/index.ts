/** What the bench shows on Docusaurus' own theme, too. */
export {default as DeviceScreen} from '../theme/DeviceScreen';
export {default as Diagram} from '../theme/Diagram';
