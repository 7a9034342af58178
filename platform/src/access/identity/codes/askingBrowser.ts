import { createHmac, randomBytes } from 'node:crypto';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import type { Services } from '../services.ts';

const LASTS_SECONDS = 30 * 60;

type BrowserContext = Pick<CallContext, 'cookies' | 'sessionCookie'>;

const cookieName = ({ sessionCookie }: BrowserContext): string => `${sessionCookie}-codes`;

/**
 * The browser that asks for a code before anybody is signed in, by a cookie that no page reads: nobody else can use its
 * codes, or use up their tries. One without the cookie gets it; of a call with an idempotency key, which shows who
 * calls, it is made of that key, so that a replay whose first response was lost gets the same one.
 */
export function askingBrowser(
  { settings }: Pick<Services, 'settings'>,
  context: BrowserContext & Pick<CallContext, 'idempotencyKey'>,
): string {
  const browser = presentedBrowser(context) || newBrowser(settings.codesKey, context.idempotencyKey);
  context.cookies.set(cookieName(context), browser, { maxAge: LASTS_SECONDS, sameSite: 'strict' });
  return browser;
}

/** The browser that a code is typed in; empty: it has asked for none. */
export const presentedBrowser = (context: BrowserContext): string =>
  /^[\w-]{43}$/.exec(context.cookies.get(cookieName(context)) ?? '')?.[0] ?? '';

function newBrowser(key: string, idempotencyKey: string | null): string {
  if (idempotencyKey === null) return randomBytes(32).toString('base64url');
  return createHmac('sha256', Buffer.from(key, 'hex'))
    .update(JSON.stringify(['browser of a code', idempotencyKey]))
    .digest('base64url');
}
