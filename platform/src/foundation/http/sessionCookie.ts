import type { FastifyRequest } from 'fastify';
import { domainOf } from './market.ts';

/**
 * Whether the browser takes Secure cookies from this call: https, or a loopback name, which browsers trust like https.
 * Plain http on another host (a phone on the same network) gets an ordinary cookie instead.
 */
export function isTrustworthy(request: Pick<FastifyRequest, 'protocol' | 'host'>): boolean {
  const domain = domainOf(request.host);
  return (
    request.protocol === 'https' || domain === 'localhost' || domain.endsWith('.localhost') || domain === '127.0.0.1'
  );
}

export function sessionCookieName(request: Pick<FastifyRequest, 'protocol' | 'host'>): string {
  return isTrustworthy(request) ? '__Host-unisite' : 'unisite';
}
