import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepsSecureCookies } from '../../foundation/http/sessionCookie.ts';

const SECURE_NAME = '__Host-visitor';
const PLAIN_NAME = 'visitor';
const YEAR_S = 365 * 24 * 3_600;

/**
 * The visitor's random id, set with the first page; null: none. It determines canaries and is used for nothing else.
 */
export function presentedVisitor(cookie: (name: string) => string | undefined): string | null {
  const id = cookie(SECURE_NAME) ?? cookie(PLAIN_NAME);
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : null;
}

export const visitorOf = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null =>
  presentedVisitor((name) => cookies[name]);

/** The same for a page, which sets an id for visitors without one. */
export function visitorOfPage(request: FastifyRequest, reply: FastifyReply): string {
  const known = visitorOf(request);
  if (known !== null) return known;
  const id = randomBytes(16).toString('base64url');
  const secure = keepsSecureCookies(request);
  void reply.setCookie(secure ? SECURE_NAME : PLAIN_NAME, id, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: YEAR_S,
    secure,
  });
  return id;
}
