import type { FastifyRequest } from 'fastify';
import { domainOf } from './market.ts';

type Connection = Pick<FastifyRequest, 'protocol' | 'host'>;

/** Whether traffic cannot be read on the way: https, or a loopback name, which browsers trust like https. */
export function isTrustworthy(request: Connection): boolean {
  const domain = domainOf(request.host);
  return (
    request.protocol === 'https' || domain === 'localhost' || domain.endsWith('.localhost') || domain === '127.0.0.1'
  );
}

/**
 * Whether the browser accepts Secure cookies from this call. An untrusted proxy is believed here: a caller that lies
 * only gets cookies that its browser does not send back. Plain http on another host (a phone on the same network) gets
 * an ordinary cookie.
 */
export const keepsSecureCookies = (request: Connection & Pick<FastifyRequest, 'headers'>): boolean =>
  isTrustworthy(request) || /(?:^|,)\s*https\s*$/.test(String(request.headers['x-forwarded-proto'] ?? ''));

export function sessionCookieName(request: Connection & Pick<FastifyRequest, 'headers'>): string {
  return keepsSecureCookies(request) ? '__Host-unisite' : 'unisite';
}
