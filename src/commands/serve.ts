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

/**
 * The URL that the rules are asked about: one that cannot be decoded is matched without its percent
 * signs.
 */
function matchable(url: URL): string {
  try {
    decodeURIComponent(url.pathname);
    return url.href;
  } catch {
    return url.href.replaceAll('%', '');
  }
}

/**
 * Serves a production build by the rules that it brings for its host: the host's own libraries read
 * `_redirects` and `_headers` from the build. Routes are exact, `name.html` is behind `name`.
 *
 * @param directory - a finished build.
 * @param port - 0 for any free port.
 * @returns the listening server.
 * @throws an error when there is no build in the directory.
 */
export async function serve(directory: string, port: number): Promise<Server> {
  if (!fs.existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`No build in ${directory}. Run "npm run build" first.`);
  }
  // Imported here: loaded by `require`, the libraries do not find their own dependencies' exports.
  const {HeadersHandler} = await import('@netlify/headers');
  const {RedirectsHandler} = await import('@netlify/redirects');
  const projectDir = path.resolve(directory);
  const redirects = new RedirectsHandler({
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir,
    publicDir: projectDir,
  });
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
    const url = new URL(`http://localhost${request.url}`);
    const match = await redirects.match(new Request(matchable(url)));
    const moved =
      match?.redirect && match.force ? match.target : exactAddress(directory, url.pathname);
    if (moved) {
      const location = typeof moved === 'string' ? `${moved}${url.search}` : match!.targetRelative;
      response.writeHead(301, {Location: location});
      response.end();
      return;
    }
    headersOf.set(response, {...hostDefault, ...(await headers.apply(new Request(url)))});
    files(request, response, async () => {
      const page = match?.targetRelative.replace(/[?#].*/, '') ?? '/404.html';
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
