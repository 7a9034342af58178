import type { FastifyRequest } from 'fastify';

/**
 * Headers of a call that the platform makes on a browser's behalf: where the page was asked for, and by whom, as a
 * trusted proxy gave it, since the call itself comes through none.
 */
export function ownHeaders({ headers, host, protocol }: FastifyRequest): Record<string, string> {
  const { cookie, 'user-agent': userAgent } = headers;
  return {
    host,
    'x-forwarded-proto': protocol,
    ...(cookie === undefined ? {} : { cookie }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
  };
}
