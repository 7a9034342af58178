import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { KeyPair } from '@unisite/publishing';
import { reportMounts } from '@unisite/shared/contract/mounts';
import type { Snapshot } from '@unisite/shared/contract/registry';
import { snapshotPath } from '@unisite/shared/contract/rollout';
import { type BuildEvent, buildEventsPath } from './buildEvents.ts';
import type { Builds } from './builds.ts';
import { forward } from './forward.ts';
import { placedRemote, withRemote } from './placeRemote.ts';
import { rewritePage } from './rewritePage.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const heartbeat = 15_000;

export interface DevelopmentServer {
  server: Server;
  /** Sends a build event to every open page. */
  tell(news: BuildEvent): void;
}

/**
 * The running site under another address, with the remote `name` replaced by its latest build in pages and snapshots;
 * its files are served from here. Everything else is proxied to the site.
 */
export function developmentServer(site: URL, name: string, builds: Builds, keys: KeyPair): DevelopmentServer {
  const listeners = new Set<ServerResponse>();
  const files = new RegExp(`^/remotes/${name}/([0-9a-f]{16})/([\\w.-]+)$`);

  const placed = (snapshot: Snapshot): Snapshot => {
    const build = builds.latest();
    return build ? withRemote(snapshot, placedRemote(build, keys), keys.publicKey) : snapshot;
  };
  /** Whether the path is a route of this build, which the site may not know. */
  const isOwnRoute = (pathname: string): boolean =>
    builds.latest()?.manifest.descriptor.routes.some((route) => `${pathname}/`.startsWith(`${route.path}/`)) ?? false;

  function listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const news = builds.news();
    if (news) response.write(eventOf(news));
    const beat = setInterval(() => response.write(':\n\n'), heartbeat);
    listeners.add(response);
    response.on('close', () => {
      clearInterval(beat);
      listeners.delete(response);
    });
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', site);
    if (pathname === buildEventsPath) return listen(response);
    if (pathname === reportMounts.path) return takeReports(request, response);
    const [, digest, file] = files.exec(pathname) ?? [];
    const content = digest && file ? builds.file(digest, file) : null;
    if (content && file) {
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      return response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
    }
    forward(request, response, {
      site,
      mayChange: ({ method, headers }) =>
        method === 'GET' && (pathname === snapshotPath || headers.accept?.includes('text/html') === true),
      change(asked, { status, type, body }) {
        if (pathname === snapshotPath && status === 200) {
          // border: the page validates it
          return { status, body: JSON.stringify(placed(JSON.parse(body) as Snapshot)) };
        }
        const html = type.startsWith('text/html') ? rewritePage(body, name, placed) : null;
        if (html === null) return null;
        return { status: status === 404 && isOwnRoute(new URL(asked, site).pathname) ? 200 : status, body: html };
      },
    });
  });
  server.on('close', () => {
    for (const listener of listeners) listener.end();
  });

  return {
    server,
    tell(news) {
      for (const listener of listeners) listener.write(eventOf(news));
    },
  };
}

/** Reports from a page under development must not count for the site. */
function takeReports(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"value":{"kept":0}}');
}

const eventOf = (news: BuildEvent): string => `data: ${JSON.stringify(news)}\n\n`;

/** Listens on this machine only. Resolves to the port. */
export const listenOn = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve());
  });
