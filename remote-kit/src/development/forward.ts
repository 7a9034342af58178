import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as plainRequest,
  type ServerResponse,
} from 'node:http';
import { request as secureRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Headers that belong to one connection, not to what goes over it. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** What a browser says of a copy it has: an answer that is changed here is never that copy. */
const ofCopies = ['accept-encoding', 'if-none-match', 'if-modified-since'] as const;

export interface Forwarding {
  /** The running site. */
  site: URL;
  /** Gives the body of an answer that is to be changed, and null for one that is to go through as it is. */
  change(path: string, answer: { status: number; type: string; body: string }): { status: number; body: string } | null;
  /** Whether an answer to this path may need a change: it is then asked for uncompressed and read whole. */
  mayChange(request: IncomingMessage): boolean;
}

/**
 * Hands a request on to the site and its answer back. What need not be changed streams through: large files, events
 * without an end.
 */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { site, change, mayChange }: Forwarding,
): void {
  const path = incoming.url ?? '/';
  const whole = mayChange(incoming);
  const send = site.protocol === 'https:' ? secureRequest : plainRequest;
  const upstream = send(
    new URL(path, site),
    { method: incoming.method ?? 'GET', headers: requestHeaders(incoming.headers, site, whole) },
    (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const headers = answerHeaders(answer.headers, site);
      const status = answer.statusCode ?? 502;
      if (!whole || !/^(text\/html|application\/json)/.test(type)) {
        outgoing.writeHead(status, headers);
        pipeline(answer, outgoing, () => {});
        return;
      }
      text(answer).then(
        (body) => {
          const changed = change(path, { status, type, body }) ?? { status, body };
          const bytes = Buffer.from(changed.body);
          const { etag: _ofTheSite, ...rest } = headers;
          outgoing.writeHead(changed.status, { ...rest, 'content-length': bytes.length }).end(bytes);
        },
        () => outgoing.destroy(),
      );
    },
  );
  upstream.on('error', (failure) => {
    if (outgoing.headersSent) outgoing.destroy();
    else
      outgoing
        .writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
        .end(`${site.origin} does not answer: ${failure.message}\n`);
  });
  outgoing.on('close', () => upstream.destroy());
  pipeline(incoming, upstream, () => {});
}

/**
 * As if the browser had asked the site itself: the market is found by the host, and calls from other origins are
 * refused.
 */
function requestHeaders(headers: IncomingHttpHeaders, site: URL, whole: boolean): IncomingHttpHeaders {
  const kept = without(headers, ofConnection);
  if (whole) for (const name of ofCopies) delete kept[name];
  const here = `http://${headers.host}`;
  // what another page asks stays another page's
  if (kept.origin === here) kept.origin = site.origin;
  if (kept.referer?.startsWith(`${here}/`)) kept.referer = site.origin + new URL(kept.referer).pathname;
  return { ...kept, host: site.host };
}

/** A site behind https stays reachable here over http, and what it sends on to itself comes back here. */
function answerHeaders(headers: IncomingHttpHeaders, site: URL): IncomingHttpHeaders {
  const kept = without(headers, [...ofConnection, 'strict-transport-security', 'alt-svc']);
  if (kept.location?.startsWith(site.origin)) kept.location = kept.location.slice(site.origin.length) || '/';
  return kept;
}

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
