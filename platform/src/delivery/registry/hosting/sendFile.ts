import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../../../foundation/http/acceptsEncoding.ts';
import type { HostedFile } from './hostedFile.ts';

const forEver = 'public, max-age=31536000, immutable';

/**
 * How to serve a file. `anyOrigin`: for scripts and styles, which pages load in CORS mode so that integrity is checked.
 */
export interface FileResponse {
  anyOrigin: boolean;
  cacheControl?: string;
  /** The Vary header, for files with several forms. */
  vary?: string;
  /** The file as a delta against one that the browser has. */
  delta?: Delta | null;
}

export interface Delta {
  /** The complete response body. */
  readonly body: Buffer;
  /** Names the dictionary in the entity tag. */
  readonly tag: string;
}

/** Sends a file in the best encoding that the browser accepts, from its stored form; 304 when the browser has it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: HostedFile,
  { anyOrigin, cacheControl = forEver, vary = 'Accept-Encoding', delta = null }: FileResponse,
): Promise<FastifyReply> {
  const takesBrotli = acceptsEncoding(request.headers['accept-encoding'], 'br');
  const form = !delta && file.brotli && takesBrotli ? file.brotli : null;
  const tag = `"${file.tag}${delta ? `-dcz-${delta.tag}` : form ? '-br' : ''}"`;
  void reply.headers({
    'content-type': file.type,
    'cache-control': cacheControl,
    etag: tag,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': anyOrigin ? 'cross-origin' : 'same-origin',
  });
  if (anyOrigin) void reply.header('access-control-allow-origin', '*');
  if (file.brotli || delta) void reply.header('vary', vary);
  // An SVG opened directly is a document: it must not run anything on this origin.
  if (file.type.startsWith('image/svg')) {
    void reply.header('content-security-policy', `default-src 'none'; style-src 'unsafe-inline'; sandbox`);
  }
  if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send();
  if (delta) void reply.header('content-encoding', 'dcz');
  else if (form) void reply.header('content-encoding', 'br');
  if (form) return sendForm(request, reply, form.path);
  void reply.header('content-length', delta?.body.length ?? file.bytes);
  if (request.method === 'HEAD') return reply.send();
  if (delta) return reply.send(delta.body);
  return reply.send(createReadStream(file.path));
}

/** A smaller form may replace this one at any time, so the length is taken from the opened file. */
async function sendForm({ method }: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
  const form = await open(path);
  try {
    void reply.header('content-length', (await form.stat()).size);
  } catch (error) {
    await form.close();
    throw error;
  }
  if (method !== 'HEAD') return reply.send(form.createReadStream());
  await form.close();
  return reply.send();
}

/** RFC 9110, 13.1.2: the comparison is weak, so a proxy's `W/` does not matter. */
const isNotModified = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);

/** 404 for a missing file: never the page, never cached, as it may exist soon. */
export const sendNotFound = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .send('Not found\n');
