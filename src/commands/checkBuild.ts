/** The `built site` gate: links and HTML of a finished build; BUILD names another than `build`. */
import {print, runCheck} from '../checks';
import {readSiteFiles, siteOf} from '../checks/site/readSite';
import {siteHtml} from '../checks/site/siteHtml';
import {siteLinks} from '../checks/site/siteLinks';
import {readDeployment} from '../site/deployment';

async function main(): Promise<void> {
  const site = siteOf(readSiteFiles(process.env.BUILD ?? 'build'), readDeployment(process.env).url);
  const reports = [
    await runCheck({name: 'links', things: 'addresses', run: siteLinks}, site),
    await runCheck({name: 'html', things: 'built pages', run: siteHtml}, site),
  ];
  process.exitCode = print(reports) ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
