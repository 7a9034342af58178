import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { networkOf } from '../../../foundation/http/ipAddress.ts';
import { type Member, memberById } from '../../members/index.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { endCopied, notifyCopied } from './copiedLogin.ts';
import { isReplayExpired } from './replayWindow.ts';

/** Remembered sign-ins last a day after each use (specification section 9: 86400000 ms) … */
const DAY_SECONDS = 86_400;
/** … and in any case end this long after the password was typed. */
const LONGEST_MS = 30 * 86_400_000;
/** Grace period of the previous validator, for concurrent tabs. */
const BEFORE_MS = 30_000;

interface RememberedRow {
  readonly selector: string;
  readonly memberId: MemberId;
  readonly validatorHash: Buffer;
  readonly beforeHash: Buffer | null;
  readonly renewedAt: Date;
  readonly ip: string;
}

type Shown =
  | { readonly state: 'none' }
  | { readonly state: 'wrong'; readonly row: RememberedRow; readonly hash: Buffer }
  | { readonly state: 'before' | 'present'; readonly row: RememberedRow; readonly member: Member };

/** Prefixed `__Host-` where the browser accepts such cookies, like the session's. */
const cookieName = (context: Pick<CallContext, 'sessionCookie'>): string => `${context.sessionCookie}-remembered`;

/** What a browser gets of a remembered sign-in: the cookie's value, for `setRemembered`. */
interface IssuedLogin {
  readonly selector: string;
  readonly cookie: string;
}

/** Remembers this browser for a day, replacing what it held before. */
export async function remember(q: Queryable, now: Date, member: Member, context: CallContext): Promise<IssuedLogin> {
  await forgetThisBrowser(q, context);
  const [selector, validator] = [randomBytes(16).toString('base64url'), newValidator()];
  await q.query(
    `INSERT INTO remembered_login (selector, member_id, market_code, validator_hash, begun_at, renewed_at, ip)
     VALUES ($1, $2, $3, $4, $5, $5, $6)`,
    [selector, member.id, context.market.code, hashOf(validator), now, context.ip],
  );
  return { selector, cookie: `${selector}.${validator}` };
}

export function setRemembered(context: CallContext, value: string): void {
  context.cookies.set(cookieName(context), value, { maxAge: DAY_SECONDS, sameSite: 'strict' });
}

export function clearRemembered(context: CallContext): void {
  context.cookies.clear(cookieName(context), { sameSite: 'strict' });
}

/** Forgets this browser's remembered sign-in, whoever's it is. */
export async function forgetThisBrowser(q: Queryable, context: CallContext): Promise<void> {
  const held = heldBy(context);
  if (!held) return;
  await q.query('DELETE FROM remembered_login WHERE selector = $1 AND validator_hash = $2', [
    held.selector,
    hashOf(held.validator),
  ]);
}

/**
 * The account that this browser remembers, to prefill the form. Consumes nothing; detects a copy as well, because the
 * form in the browser that it was taken from asks first.
 */
export async function rememberedAccount(services: Services, context: CallContext): Promise<string | null> {
  const now = services.clock();
  const shown = await shownBy(services.database, now, context);
  if (shown.state === 'wrong' && !mayBeUnseen(shown, now, context)) {
    const copied = await services.database.transaction(async (q) => {
      const again = await shownBy(q, now, context, 'FOR UPDATE OF r');
      return again.state === 'wrong' ? endCopied(q, now, again.row, context) : null;
    });
    clearRemembered(context);
    if (copied) await notifyCopied(services, copied);
  }
  return 'member' in shown ? shown.member.account : null;
}

/**
 * Accepts this browser's remembered sign-in in place of its member's password, and replaces the validator. A wrong
 * validator for a known selector means that somebody has a copy, and it is unknown who: the sessions of this sign-in
 * end, and every remembered sign-in of the member, who is notified.
 *
 * @param account in its stored form; a remembered sign-in of another account is ignored
 */
export async function consumeRemembered(
  services: Services,
  account: string,
  context: CallContext,
): Promise<{ readonly member: Member; readonly selector: string } | null> {
  const now = services.clock();
  const taken = await services.database.transaction(async (q) => {
    const shown = await shownBy(q, now, context, 'FOR UPDATE OF r');
    if (shown.state === 'none') return null;
    const { memberId, selector } = shown.row;
    if (shown.state === 'wrong') return { login: null, copied: await endCopied(q, now, shown.row, context) };
    const event = { memberId, ip: context.ip, userAgent: context.userAgent };
    if (shown.member.account !== account) return null;
    await recordSecurityEvent(q, now, { ...event, kind: 'rememberedUsed' });
    // Of two tabs that send it concurrently, the first one gets the next.
    const cookie = shown.state === 'before' ? null : await renewed(q, now, shown.row, shown.row.validatorHash, context);
    return { login: { member: shown.member, selector, cookie }, copied: null };
  });
  if (taken?.copied) await notifyCopied(services, taken.copied);
  const login = taken?.login ?? null;
  if (login === null) clearRemembered(context);
  else if (login.cookie) setRemembered(context, login.cookie);
  return login;
}

/**
 * The same for the replay of a sign-in whose response, and with it the next validator, was lost: the browser that held
 * the sign-in presents the one that it has, and gets another. False, without effect: it is another browser, or the
 * remembered sign-in has ended.
 */
export async function replayRemembered(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  selector: string,
  context: CallContext,
): Promise<boolean> {
  const held = heldBy(context);
  if (held?.selector !== selector) return false;
  const now = clock();
  const hash = hashOf(held.validator);
  const cookie = await database.transaction(async (q) => {
    const row = await rowOf(q, now, selector, context, 'FOR UPDATE OF r');
    const isHeld = row && [row.validatorHash, row.beforeHash].some((one) => one !== null && timingSafeEqual(one, hash));
    return isHeld ? renewed(q, now, row, hash, context) : null;
  });
  if (cookie === null) return false;
  setRemembered(context, cookie);
  return true;
}

export async function forgetOldRemembered(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM remembered_login WHERE renewed_at <= $1 OR begun_at <= $2', bounds(now));
}

async function shownBy(q: Queryable, now: Date, context: CallContext, lock = ''): Promise<Shown> {
  const held = heldBy(context);
  if (!held) return { state: 'none' };
  const row = await rowOf(q, now, held.selector, context, lock);
  if (!row) return { state: 'none' };
  const hash = hashOf(held.validator);
  const isPresent = timingSafeEqual(hash, row.validatorHash);
  if (!isPresent && !isBefore(hash, row, now, context.ip)) return { state: 'wrong', row, hash };
  const member = await memberById(q, row.memberId);
  return member ? { state: isPresent ? 'present' : 'before', row, member } : { state: 'none' };
}

async function rowOf(
  q: Queryable,
  now: Date,
  selector: string,
  { market }: CallContext,
  lock: string,
): Promise<RememberedRow | undefined> {
  const [row] = await q.query<RememberedRow>(
    `SELECT r.selector, r.member_id AS "memberId", r.validator_hash AS "validatorHash", r.before_hash AS "beforeHash",
       r.renewed_at AS "renewedAt", r.ip
     FROM remembered_login r WHERE r.selector = $1 AND r.market_code = $2 AND r.renewed_at > $3 AND r.begun_at > $4 ${lock}`,
    [selector, market.code, ...bounds(now)],
  );
  return row;
}

/**
 * Replaces a remembered sign-in's validator and returns the cookie's value; `before`: hash of the one that the browser
 * holds until it sees the new one.
 */
async function renewed(
  q: Queryable,
  now: Date,
  { selector }: RememberedRow,
  before: Buffer,
  { ip }: CallContext,
): Promise<string> {
  const validator = newValidator();
  await q.query(
    'UPDATE remembered_login SET before_hash = $5, validator_hash = $2, renewed_at = $3, ip = $4 WHERE selector = $1',
    [selector, hashOf(validator), now, ip, before],
  );
  return `${selector}.${validator}`;
}

function isBefore(hash: Buffer, row: RememberedRow, now: Date, from: string): boolean {
  return isBeforeAtHome(hash, row, from) && now.getTime() - row.renewedAt.getTime() < BEFORE_MS;
}

/** The response with the next validator may have been lost, and its call may be repeated. */
const mayBeUnseen = ({ hash, row }: Extract<Shown, { state: 'wrong' }>, now: Date, { ip }: CallContext): boolean =>
  isBeforeAtHome(hash, row, ip) && !isReplayExpired(now, row.renewedAt);

/** Whether it is the previous validator, presented from the network where it was replaced. */
const isBeforeAtHome = (hash: Buffer, { beforeHash, ip }: RememberedRow, from: string): boolean =>
  beforeHash !== null && timingSafeEqual(hash, beforeHash) && networkOf(ip) === networkOf(from);

function heldBy(
  context: Pick<CallContext, 'sessionCookie' | 'cookies'>,
): { selector: string; validator: string } | null {
  const [, selector, validator] =
    /^([\w-]{22})\.([\w-]{43})$/.exec(context.cookies.get(cookieName(context)) ?? '') ?? [];
  return selector && validator ? { selector, validator } : null;
}

const bounds = (now: Date): Date[] => [
  new Date(now.getTime() - DAY_SECONDS * 1000),
  new Date(now.getTime() - LONGEST_MS),
];

const newValidator = (): string => randomBytes(32).toString('base64url');

function hashOf(validator: string): Buffer {
  return createHash('sha256').update(validator).digest();
}
