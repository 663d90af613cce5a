/** What the bench shows on Docusaurus' own theme, too. */
export {default as DeviceScreen} from './DeviceScreen';
export {default as Diagram} from './Diagram';
