import fs from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** What the host sends with a file unless `_headers` says otherwise. */
const hostDefault = {'Cache-Control': 'public, max-age=0, must-revalidate'};

const quiet = {log() {}, warn() {}, error: console.error};

/**
 * The one exact URL of a page that was asked for with a slash or `.html` at its end, as the host's
 * pretty URLs have it (`.config/netlify.toml`); undefined when the URL is exact or no page's.
 */
function exactAddress(directory: string, pathname: string): string | undefined {
  // `//name/` would lead to another host.
  if (pathname.startsWith('//')) {
    return undefined;
  }
  const exact = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const page = exact.replace(/\/+$/, '');
  const isPage = page !== '' && fs.existsSync(path.join(directory, `${page}.html`));
  const target = isPage ? page : exact;
  const isKnown = isPage || fs.existsSync(path.join(directory, target, 'index.html'));
  return isKnown && target !== pathname ? target : undefined;
}

/** A line of `_redirects`, as the build writes them: a path or what its beginning is (`/ja/*`), a target, a status. */
interface Rule {
  from: string;
  to: string;
  status: string;
}

function readRules(directory: string): Rule[] {
  const file = path.join(directory, '_redirects');
  // A site can do without (src/plugins/hosting).
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return {from, to, status};
  });
}

/** The first rule about a path, as on the host. */
const ruleFor = (rules: Rule[], pathname: string): Rule | undefined =>
  rules.find(({from}) =>
    from.endsWith('*') ? pathname.startsWith(from.slice(0, -1)) : pathname === from,
  );

/**
 * Serves a production build by the rules that it brings for its host: `_redirects`, and `_headers`, which
 * the host's own library reads. Routes are exact, `name.html` is behind `name`.
 *
 * @param directory - a finished build.
 * @param port - 0 for any free port.
 * @returns the listening server.
 * @throws an error when there is no build in the directory, or one that ended with an error.
 */
export async function serve(directory: string, port: number): Promise<Server> {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`No build in ${directory}. Run "npm run build" first.`);
  }
  // A build removes it when it begins and writes it when everything else is there (src/plugins/hosting).
  if (!fs.existsSync(path.join(directory, '_headers'))) {
    throw new Error(
      `The build in ${directory} ended with an error, and is only a part of the site. Run "npm run build" again, and fix what it reports.`,
    );
  }
  // Imported here: loaded by `require`, the library does not find its own dependencies' exports.
  const {HeadersHandler} = await import('@netlify/headers');
  const projectDir = path.resolve(directory);
  const rules = readRules(directory);
  const headers = new HeadersHandler({projectDir, publishDir: '.', logger: quiet});
  const headersOf = new WeakMap<ServerResponse, Record<string, string>>();
  const files = sirv(directory, {
    etag: true,
    dev: true,
    extensions: ['html'],
    setHeaders(response) {
      for (const [name, value] of Object.entries(headersOf.get(response) ?? {})) {
        response.setHeader(name, value);
      }
    },
  });

  const server = createServer(async (request, response) => {
    const address = `http://localhost${request.url}`;
    // "OPTIONS *" asks about the server as a whole.
    if (!request.url?.startsWith('/') || !URL.canParse(address)) {
      response.writeHead(400).end();
      return;
    }
    const url = new URL(address);
    const rule = ruleFor(rules, url.pathname);
    const moved = rule?.status === '301!' ? rule.to : exactAddress(directory, url.pathname);
    if (moved) {
      // A query stands before the fragment.
      response.writeHead(301, {Location: moved.replace(/(?=#)|$/, () => url.search)});
      response.end();
      return;
    }
    headersOf.set(response, {...hostDefault, ...(await headers.apply(new Request(url)))});
    files(request, response, async () => {
      const page = rule?.to ?? '/404.html';
      const sent = await headers.apply(new Request(new URL(page, url)));
      response.writeHead(404, {
        'Content-Type': 'text/html; charset=utf-8',
        ...hostDefault,
        ...sent,
      });
      response.end(fs.readFileSync(path.join(directory, page)));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}
