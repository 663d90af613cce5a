import {codeTabs, sideBySide} from './fenceSets';
import {emptyHeads, narrowTables} from './tables';
import {highlight} from './highlight';
import {rawImages} from './rawImages';

/**
 * Remark plugins that belong to no feature, which run after those of the features: images, tables,
 * alternatives in tabs, texts beside their translations, code coloured at build time.
 */
export const remarkPlugins = [rawImages, emptyHeads, narrowTables, codeTabs, sideBySide, highlight];
