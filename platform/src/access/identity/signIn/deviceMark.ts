import { createHash, randomBytes } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';

/** A mark without a sign-in for this long is deleted, and so is its cookie. */
const MARK_SECONDS = 365 * 86_400;
/** Latest marks kept per member, so that deleting cookies does not add rows without end. */
const MOST_MARKS = 20;

type Browser = Pick<CallContext, 'cookies' | 'sessionCookie' | 'ip' | 'userAgent'>;

/** Prefixed `__Host-` where the browser accepts such cookies, like the session's. */
const cookieName = ({ sessionCookie }: Pick<Browser, 'sessionCookie'>): string => `${sessionCookie}-device`;

/** The browser's random mark; a new one if it has none that this platform could have issued. */
export const markOf = (browser: Pick<Browser, 'cookies' | 'sessionCookie'>): string =>
  /^[\w-]{43}$/.exec(browser.cookies.get(cookieName(browser)) ?? '')?.[0] ?? randomBytes(32).toString('base64url');

/** Stores the mark in the browser for a year, out of reach of page scripts. */
export const setMark = (browser: Pick<Browser, 'cookies' | 'sessionCookie'>, mark: string): void =>
  browser.cookies.set(cookieName(browser), mark, { maxAge: MARK_SECONDS, sameSite: 'strict' });

/** Records that a member signed in from a browser, and its address; only the mark's hash is stored. */
export async function noteDevice(
  q: Queryable,
  now: Date,
  memberId: MemberId,
  { mark, ip, userAgent }: Pick<Browser, 'ip' | 'userAgent'> & { readonly mark: string },
): Promise<void> {
  await q.query(
    `INSERT INTO member_device AS d (member_id, mark_hash, address, user_agent, first_at, last_at) VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (member_id, mark_hash) DO UPDATE SET address = excluded.address, user_agent = excluded.user_agent,
       last_at = greatest(d.last_at, excluded.last_at)`,
    [memberId, createHash('sha256').update(mark).digest(), addressOf(ip), userAgent, now],
  );
  await q.query(
    `DELETE FROM member_device WHERE id IN (
       SELECT id FROM member_device WHERE member_id = $1 ORDER BY last_at DESC, id DESC OFFSET ${MOST_MARKS})`,
    [memberId],
  );
}

/** Deletes browsers without a sign-in for a year. */
export async function forgetOldDevices(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM member_device WHERE last_at < $1', [new Date(now.getTime() - MARK_SECONDS * 1_000)]);
}
