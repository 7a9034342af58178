import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as plainRequest,
  type ServerResponse,
} from 'node:http';
import { request as secureRequest } from 'node:https';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Hop-by-hop headers. */
const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Conditional headers: a rewritten response never matches the browser's copy. */
const ofCopies = ['accept-encoding', 'if-none-match', 'if-modified-since'] as const;

export interface Forwarding {
  /** The running site. */
  site: URL;
  /** Returns the rewritten response, or null to pass it on unchanged. */
  change(path: string, answer: { status: number; type: string; body: string }): { status: number; body: string } | null;
  /** Whether the response to this path may need rewriting: then it is requested uncompressed and read whole. */
  mayChange(request: IncomingMessage): boolean;
}

/** Proxies a request to the site. Responses that need no rewriting are streamed: large files, endless events. */
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
 * Makes the request look as if the browser had sent it to the site: the market is found by host, and cross-origin calls
 * are refused.
 */
function requestHeaders(headers: IncomingHttpHeaders, site: URL, whole: boolean): IncomingHttpHeaders {
  const kept = without(headers, ofConnection);
  if (whole) for (const name of ofCopies) delete kept[name];
  const here = `http://${headers.host}`;
  // requests from other origins keep their origin
  if (kept.origin === here) kept.origin = site.origin;
  if (kept.referer?.startsWith(`${here}/`)) kept.referer = site.origin + new URL(kept.referer).pathname;
  return { ...kept, host: site.host };
}

/** Keeps an https site reachable here over http, and redirects within it on this address. */
function answerHeaders(headers: IncomingHttpHeaders, site: URL): IncomingHttpHeaders {
  const kept = without(headers, [...ofConnection, 'strict-transport-security', 'alt-svc']);
  if (kept.location?.startsWith(site.origin)) kept.location = kept.location.slice(site.origin.length) || '/';
  return kept;
}

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
