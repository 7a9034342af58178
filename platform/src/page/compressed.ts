import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../hosting/acceptsEncoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Answers markup that is made for this request: compressed lightly, for it is made and sent once. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  markup: string,
): Promise<FastifyReply> {
  void reply.headers({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' });
  const wished = request.headers['accept-encoding'];
  if (acceptsEncoding(wished, 'br')) {
    const body = await brotli(markup, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return reply.header('content-encoding', 'br').send(body);
  }
  if (acceptsEncoding(wished, 'gzip'))
    return reply.header('content-encoding', 'gzip').send(await zip(markup, { level: 5 }));
  return reply.send(markup);
}
