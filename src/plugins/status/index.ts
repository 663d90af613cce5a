/**
 * Status: every page loads the embed of the status page, once, when it is idle, where the deployment
 * names one (`STATUS_PAGE_HOST`). Costs 0.3 kB of scripts on every page.
 * To remove it, delete this folder and its lines in `src/features.ts`.
 */
import path from 'node:path';
import type {Feature} from '../../features';

export const feature: Feature = {
  plugin: () => ({name: 'status', getThemePath: () => path.join(__dirname, 'theme')}),
};
