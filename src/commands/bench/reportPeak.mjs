/** Loaded into a build: at its end, writes the most memory that it held, in kilobytes. */
import fs from 'node:fs';
import {isMainThread} from 'node:worker_threads';

if (isMainThread) {
  process.on('exit', () => {
    fs.writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS));
  });
}
