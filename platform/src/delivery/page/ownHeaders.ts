import type { FastifyRequest } from 'fastify';

/**
 * Headers of a call that the platform makes on a browser's behalf: the page's origin and the visitor's address, set as
 * by a trusted proxy, since the call passes through none.
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
