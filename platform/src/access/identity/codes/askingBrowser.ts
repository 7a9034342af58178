import { createHmac, randomBytes } from 'node:crypto';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import type { Services } from '../services.ts';

const LASTS_SECONDS = 30 * 60;

type BrowserContext = Pick<CallContext, 'cookies' | 'sessionCookie'>;

const cookieName = ({ sessionCookie }: BrowserContext): string => `${sessionCookie}-codes`;

/**
 * Identifies the browser that requests a code before sign-in, by a cookie that page scripts cannot read: nobody else
 * can use its codes or use up their tries. Sets the cookie if it is missing; with an idempotency key, which identifies
 * the caller, the cookie is derived from that key, so that a replay after a lost response gets the same one.
 */
export function askingBrowser(
  { settings }: Pick<Services, 'settings'>,
  context: BrowserContext & Pick<CallContext, 'idempotencyKey'>,
): string {
  const browser = presentedBrowser(context) || newBrowser(settings.codesKey, context.idempotencyKey);
  context.cookies.set(cookieName(context), browser, { maxAge: LASTS_SECONDS, sameSite: 'strict' });
  return browser;
}

/** The browser in which a code is entered; empty: it has requested none. */
export const presentedBrowser = (context: BrowserContext): string =>
  /^[\w-]{43}$/.exec(context.cookies.get(cookieName(context)) ?? '')?.[0] ?? '';

function newBrowser(key: string, idempotencyKey: string | null): string {
  if (idempotencyKey === null) return randomBytes(32).toString('base64url');
  return createHmac('sha256', Buffer.from(key, 'hex'))
    .update(JSON.stringify(['browser of a code', idempotencyKey]))
    .digest('base64url');
}
