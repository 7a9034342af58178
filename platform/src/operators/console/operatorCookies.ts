import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTrustworthy } from '../../foundation/http/sessionCookie.ts';
import type { OperatorCookies } from '../desks/index.ts';

/**
 * Cookies ignore ports: pages of the site on the same host send these too, and the site's cookies arrive here. So the
 * names differ from the site's, and the origin is checked as well (`foundation/http/sameOrigin.ts`).
 */
const names = { session: '__Host-unisite-ops', step: '__Host-unisite-ops-step' } as const;

/** Whether the browser accepts the operators' cookies, which require https or a loopback address. */
export const keepsCookies = (request: FastifyRequest): boolean => isTrustworthy(request);

export function operatorCookies(request: FastifyRequest, reply: FastifyReply): OperatorCookies {
  const attributes = { path: '/', sameSite: 'strict', secure: true, httpOnly: true } as const;
  return {
    session: request.cookies[names.session],
    step: request.cookies[names.step],
    set: (which, secret) => void reply.setCookie(names[which], secret, attributes),
    clear: (which) => void reply.clearCookie(names[which], attributes),
  };
}
