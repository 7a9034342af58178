import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressing } from '../concurrency/threads.ts';
import { acceptsEncoding } from './acceptsEncoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Shorter responses fit into one packet uncompressed. */
const worthIt = 1_000;

/**
 * Sends text generated for this request, lightly compressed, since it is sent only once. Not for a response with a
 * secret beside something the caller chose: its length would reveal the secret.
 */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  contentType: string,
): Promise<FastifyReply> {
  const varies = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  void reply.headers({ 'content-type': contentType, vary: varies });
  const wished = request.headers['accept-encoding'];
  if (text.length < worthIt) return reply.send(text);
  for (const { encoding, compress } of encodings) {
    if (!acceptsEncoding(wished, encoding)) continue;
    const body = await compressing(() => compress(text));
    if (body) return reply.header('content-encoding', encoding).send(body);
  }
  return reply.send(text);
}

const encodings = [
  {
    encoding: 'br',
    compress: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
  { encoding: 'gzip', compress: (text: string) => zip(text, { level: 5 }) },
] as const;
