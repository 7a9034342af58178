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

/** Remembered logins last a day (specification section 9: 86400000 ms) after each use … */
const DAY_SECONDS = 86_400;
/** … and end this long after the password was typed in any case. */
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

/** `__Host-` where the browser takes such cookies, as the session's. */
const cookieName = (context: Pick<CallContext, 'sessionCookie'>): string => `${context.sessionCookie}-remembered`;

/** What a browser is given of a remembered login: the cookie's value, for `setRemembered`. */
interface IssuedLogin {
  readonly selector: string;
  readonly cookie: string;
}

/** Remembers this browser for a day, in the place of what it held before. */
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

/** Forgets what this browser holds, whosever it is. */
export async function forgetThisBrowser(q: Queryable, context: CallContext): Promise<void> {
  const held = heldBy(context);
  if (!held) return;
  await q.query('DELETE FROM remembered_login WHERE selector = $1 AND validator_hash = $2', [
    held.selector,
    hashOf(held.validator),
  ]);
}

/**
 * Whose login this browser remembers: for the form to be filled in. Nothing is used up; a copy is noticed here as well,
 * because the form of whose browser it was taken from asks first.
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
 * Takes the remembered login of this browser for its member's password. The validator is another afterwards. A wrong
 * one for a selector that is known means that somebody has a copy, and nobody can tell who: the sessions of this login
 * end, and every remembered login of the member, who is told.
 *
 * @param account as it is kept; a login of another account than the form's is none
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
    // Of two tabs that send it at once, the first one gets the next.
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
 * The same for the copy of a sign-in whose answer was lost, and the validator after this one with it: the browser that
 * held the login shows the one that it has, and gets another. False, and nothing else happens: it is another browser,
 * or the login has ended.
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
 * Gives a remembered login another validator and answers the cookie's value; `before`: the hash of the one that the
 * browser has until it sees that.
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

/** The response with the validator after this one may have been lost, and its call may be repeated. */
const mayBeUnseen = ({ hash, row }: Extract<Shown, { state: 'wrong' }>, now: Date, { ip }: CallContext): boolean =>
  isBeforeAtHome(hash, row, ip) && !isReplayExpired(now, row.renewedAt);

/** Whether it is the validator before, shown in the network that it was renewed from. */
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
