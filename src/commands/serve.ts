import fs from 'node:fs';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/** Headers of the host's responses unless `_headers` has others. */
const hostDefault = {'Cache-Control': 'public, max-age=0, must-revalidate'};

const logger = {log() {}, warn() {}, error: console.error};

/**
 * Returns the canonical URL of a page that was requested with a slash or `.html` at its end, as the
 * host's pretty URLs do (`.config/netlify.toml`); undefined if the URL is canonical or not of a page.
 */
function canonicalPath(directory: string, pathname: string): string | undefined {
  // A redirect to `//name` would lead to a host with this name.
  if (pathname.startsWith('//')) {
    return undefined;
  }
  const folder = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const page = folder.replace(/\/+$/, '');
  const isPage = page !== '' && fs.existsSync(path.join(directory, `${page}.html`));
  const target = isPage ? page : folder;
  const exists = isPage || fs.existsSync(path.join(directory, target, 'index.html'));
  return exists && target !== pathname ? target : undefined;
}

/** A line of `_redirects`: a path, which may end with a wildcard (`/ja/*`), a target, and a status. */
interface Rule {
  from: string;
  to: string;
  status: string;
}

function readRules(directory: string): Rule[] {
  const file = path.join(directory, '_redirects');
  // A build without the plugin in `src/plugins/hosting` has no such file.
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.map((line) => {
    const [from = '', to = '', status = ''] = line.split(' ');
    return {from, to, status};
  });
}

/** Returns the first rule that matches a path, which is the one that the host applies. */
const ruleFor = (rules: Rule[], pathname: string): Rule | undefined =>
  rules.find(({from}) =>
    from.endsWith('*') ? pathname.startsWith(from.slice(0, -1)) : pathname === from,
  );

/** Throws an error when a directory has no complete build. */
function assertBuilt(directory: string): void {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`No build in ${directory}. Run "npm run build" first.`);
  }
  // A build deletes `_headers` when it starts and writes `_headers` at its end (`src/plugins/hosting`).
  if (!fs.existsSync(path.join(directory, '_headers'))) {
    throw new Error(
      `The build in ${directory} ended with an error, and is only a part of the site. Run "npm run build" again, and fix what it reports.`,
    );
  }
}

/**
 * Serves a production build with the build's own `_redirects` and `_headers`. The host's library parses
 * `_headers`. URLs are exact: `name.html` is served at `name`.
 *
 * @param port - 0 for any free port.
 * @returns the listening server.
 * @throws an error when the directory has no complete build.
 */
export async function serve(directory: string, port: number): Promise<Server> {
  assertBuilt(directory);
  // A dynamic import, because `require` doesn't resolve the exports of the library's dependencies.
  const {HeadersHandler} = await import('@netlify/headers');
  const rules = readRules(directory);
  const headers = new HeadersHandler({
    projectDir: path.resolve(directory),
    publishDir: '.',
    logger,
  });
  const headersFor = async (url: URL) => ({
    ...hostDefault,
    ...(await headers.apply(new Request(url))),
  });
  const responseHeaders = new WeakMap<ServerResponse, Record<string, string>>();
  const files = sirv(directory, {
    etag: true,
    dev: true,
    extensions: ['html'],
    setHeaders: (response) =>
      Object.entries(responseHeaders.get(response)!).forEach(([name, value]) =>
        response.setHeader(name, value),
      ),
  });

  const server = createServer(async (request, response) => {
    const address = `http://localhost${request.url}`;
    // For a request such as "OPTIONS *", `request.url` is no path.
    if (!request.url?.startsWith('/') || !URL.canParse(address)) {
      response.writeHead(400).end();
      return;
    }
    const url = new URL(address);
    const rule = ruleFor(rules, url.pathname);
    const target = rule?.status === '301!' ? rule.to : canonicalPath(directory, url.pathname);
    if (target) {
      // Inserts the query before the fragment.
      const location = target.replace(/(?=#)|$/, () => url.search);
      response.writeHead(301, {Location: location}).end();
      return;
    }
    responseHeaders.set(response, await headersFor(url));
    files(request, response, async () => {
      const page = rule?.to ?? '/404.html';
      const type = {'Content-Type': 'text/html; charset=utf-8'};
      response.writeHead(404, {...type, ...(await headersFor(new URL(page, url)))});
      response.end(fs.readFileSync(path.join(directory, page)));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  return server;
}
