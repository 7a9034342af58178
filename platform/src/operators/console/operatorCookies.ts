import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTrustworthy } from '../../foundation/http/sessionCookie.ts';
import type { OperatorCookies } from '../desks/index.ts';

/**
 * Cookies know no ports: the site's pages on the same host send these along as well, and its cookies come here. So the
 * names are others than the site's, and who asks is checked beside them (`foundation/http/sameOrigin.ts`).
 */
const names = { session: '__Host-unisite-ops', step: '__Host-unisite-ops-step' } as const;

/** Whether the browser keeps the operators' cookies, which go over https or on this machine only. */
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
