import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  changePassword,
  type Language,
  type MemberId,
  type Operation,
  type SessionInfo,
  setFirstPassword,
} from '@unisite/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext, Session } from '../../../foundation/http/callContext.ts';
import { wasAnswered } from '../../../foundation/http/idempotency.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { sessionCookieName } from '../../../foundation/http/sessionCookie.ts';
import { avatarUrl, levelName, type Member, memberById } from '../../members/index.ts';
import { areTermsDue } from '../age/memberAge.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { replayWindowStart } from '../signIn/replayWindow.ts';

const IDLE_MS = 30 * 60_000;
const ABSOLUTE_MS = 12 * 3_600_000;
/** `seen_at` is written at most this often: a page's burst of calls is one write. */
const SEEN_EVERY_MS = 60_000;

export type SessionEndReason = 'signedOut' | 'expired' | 'elsewhere' | 'excluded';

/** The outcome of checking a call's credentials, with the member. */
export type PresentedMember =
  | { readonly state: 'none' }
  | { readonly state: 'expired' }
  | { readonly state: 'live'; readonly session: Session; readonly member: Member };

interface SessionRow {
  readonly id: string;
  readonly memberId: MemberId;
  readonly marketCode: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly endedAt: Date | null;
  readonly ip: string;
  readonly userAgent: string;
  readonly mustChange: boolean;
  /** It was renewed, and nobody has called with the new secret yet. */
  readonly isRenewed: boolean;
}

type SessionServices = Pick<Services, 'database' | 'clock'>;

/**
 * The tab's handle of a session secret: proves that the caller can read the page's storage, and opens nothing without
 * the cookie.
 */
function handleOf(secret: string): string {
  return createHmac('sha256', secret).update('unisite tab handle').digest('base64url');
}

interface NewSession {
  readonly memberId: MemberId;
  readonly marketCode: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Only changing the password is open to it. */
  readonly mustChange?: boolean;
  /** The password was typed to start it. */
  readonly proved?: boolean;
  /** The selector of the remembered sign-in that it came from or that it produced. */
  readonly remembered?: string | undefined;
}

/** What a browser gets of a session: the secret goes into the cookie and nowhere else. */
export interface IssuedSession {
  readonly secret: string;
  readonly handle: string;
  readonly id: string;
}

export async function startSession(q: Queryable, now: Date, session: NewSession): Promise<IssuedSession> {
  const secret = randomBytes(32).toString('base64url');
  const { memberId, marketCode, ip, userAgent, mustChange = false, proved = false, remembered = null } = session;
  const [row] = await q.query<{ id: string }>(
    `INSERT INTO session (secret_hash, member_id, market_code, started_at, seen_at, ip, user_agent, must_change, proved_at, remembered)
     VALUES ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [hashOf(secret), memberId, marketCode, now, ip, userAgent, mustChange, proved ? now : null, remembered],
  );
  if (!row) throw new Error('the session was not started');
  return { secret, handle: handleOf(secret), id: row.id };
}

/**
 * After a password change: the session continues with another secret and another handle, and its restrictions are
 * lifted. Whoever holds the previous secret is signed out at once; it only serves to repeat the change itself, after a
 * lost response, until a call arrives with the new one, for ten minutes at most. Call `live.closeStreams` after commit.
 */
export async function renewSession(q: Queryable, now: Date, id: string): Promise<IssuedSession> {
  const secret = randomBytes(32).toString('base64url');
  const rows = await q.query(
    `UPDATE session SET before_hash = coalesce(before_hash, secret_hash), renewed_at = $3, secret_hash = $2, must_change = false, seen_at = $3, proved_at = $3
     WHERE id = $1 AND ended_at IS NULL RETURNING 1`,
    [id, hashOf(secret), now],
  );
  if (rows.length === 0) throw new Refusal('SESSION_EXPIRED');
  return { secret, handle: handleOf(secret), id };
}

/** Records that the password was typed in this session. */
export async function markReauthenticated(q: Queryable, now: Date, id: string): Promise<void> {
  await q.query('UPDATE session SET proved_at = $2 WHERE id = $1', [id, now]);
}

/** Whether the password was typed in this session since then. */
export async function isReauthenticatedSince(q: Queryable, id: string, since: Date): Promise<boolean> {
  const rows = await q.query('SELECT FROM session WHERE id = $1 AND proved_at > $2', [id, since]);
  return rows.length > 0;
}

export async function endSession(q: Queryable, now: Date, id: string, why: SessionEndReason): Promise<boolean> {
  const rows = await q.query(
    'UPDATE session SET ended_at = $2, ended_why = $3 WHERE id = $1 AND ended_at IS NULL RETURNING 1',
    [id, now, why],
  );
  return rows.length > 0;
}

/** Whether none of these sessions has been ended. */
export async function areActive(q: Queryable, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const unended = await q.query('SELECT FROM session WHERE id = ANY ($1::bigint[]) AND ended_at IS NULL', [[...ids]]);
  return unended.length === ids.length;
}

/** Operations that renew the session they are called in. */
const renewing: ReadonlySet<Operation> = new Set([changePassword, setFirstPassword]);

/**
 * The session of a call: cookie and handle must both be present and match. For a renewed session, the previous secret
 * serves to repeat the call that renewed it.
 */
export async function sessionOfCall(
  services: SessionServices,
  request: FastifyRequest,
  marketCode: string,
  operation: Operation,
): Promise<PresentedMember> {
  const secret = request.cookies[sessionCookieName(request)];
  const handle = /^Bearer ([\w-]{1,100})$/.exec(request.headers.authorization ?? '')?.[1];
  if (!secret || !handle || !isEqual(handle, handleOf(secret))) return { state: 'none' };
  const key = request.headers['idempotency-key'];
  const repeated = renewing.has(operation) && typeof key === 'string' ? { operation, key } : null;
  return sessionOfSecret(services, secret, marketCode, repeated);
}

/**
 * The session of a browser's cookie alone, for what is loaded before the page has its handle: the page itself and its
 * event stream.
 */
export async function presentedCookie(
  services: SessionServices,
  request: FastifyRequest,
  marketCode: string,
): Promise<PresentedMember> {
  const secret = request.cookies[sessionCookieName(request)];
  return secret ? sessionOfSecret(services, secret, marketCode) : { state: 'none' };
}

/** The same, for a handler. */
export async function presentedCookieOf(services: SessionServices, context: CallContext): Promise<PresentedMember> {
  const secret = context.cookies.get(context.sessionCookie);
  return secret ? sessionOfSecret(services, secret, context.market.code) : { state: 'none' };
}

/** The wire form of a sign-in. */
export async function sessionInfo(
  { art, database, isOnBreak }: Pick<Services, 'art' | 'database' | 'isOnBreak'>,
  { handle, mustChange }: Pick<Session, 'handle' | 'mustChange'>,
  member: Member,
  { language, firstTimeLogin = false }: { language: Language; firstTimeLogin?: boolean },
): Promise<SessionInfo> {
  return {
    token: handle,
    customerType: member.customerType,
    customerId: member.id,
    account: member.account,
    nickname: member.nickname,
    regDate: member.regDate.toISOString(),
    avatar: avatarUrl(art, member),
    level: levelName(member.level, language),
    firstTimeLogin,
    passwordExpired: member.passwordExpired,
    mustChangePassword: mustChange,
    termsDue: await areTermsDue(database, member.id, member.marketCode),
    onBreak: await isOnBreak(database, member.id),
  };
}

async function sessionOfSecret(
  { database, clock }: SessionServices,
  secret: string,
  marketCode: string,
  repeated: Repeated | null = null,
): Promise<PresentedMember> {
  const now = clock();
  const hash = hashOf(secret);
  const found = await sessionWhere(database, 'secret_hash = $1', [hash]);
  if (found?.isRenewed) await database.query('UPDATE session SET before_hash = NULL WHERE id = $1', [found.id]);
  const row = found ?? (await renewedBy(database, now, hash, repeated));
  if (!row || row.marketCode !== marketCode) return { state: 'none' };
  if (row.endedAt) return { state: 'expired' };
  const member = isAlive(row, now) ? await memberById(database, row.memberId) : null;
  if (member?.state !== 'active') {
    await expire(database, now, row);
    return { state: 'expired' };
  }
  if (now.getTime() - row.seenAt.getTime() >= SEEN_EVERY_MS) {
    await database.query('UPDATE session SET seen_at = $2 WHERE id = $1 AND seen_at < $2', [row.id, now]);
  }
  const session: Session = {
    id: row.id,
    memberId: member.id,
    account: member.account,
    nickname: member.nickname,
    customerType: member.customerType,
    marketCode: row.marketCode,
    handle: handleOf(secret),
    mustChange: row.mustChange,
  };
  return { state: 'live', session, member };
}

/** A call that may repeat one that was answered. */
interface Repeated {
  readonly operation: Operation;
  readonly key: string;
}

/** The session whose previous secret this is, for a repetition of the call that renewed it. */
async function renewedBy(
  q: Queryable,
  now: Date,
  hash: Buffer,
  repeated: Repeated | null,
): Promise<SessionRow | undefined> {
  if (!repeated) return undefined;
  const row = await sessionWhere(q, 'before_hash = $1 AND renewed_at > $2', [hash, replayWindowStart(now)]);
  const isCopy = row && (await wasAnswered(q, { member: row.memberId, ...repeated }));
  return isCopy ? row : undefined;
}

async function sessionWhere(q: Queryable, which: string, values: readonly unknown[]): Promise<SessionRow | undefined> {
  const [row] = await q.query<SessionRow>(
    `SELECT id, member_id AS "memberId", market_code AS "marketCode", started_at AS "startedAt", seen_at AS "seenAt", ended_at AS "endedAt",
       ip, user_agent AS "userAgent", must_change AS "mustChange", before_hash IS NOT NULL AS "isRenewed"
     FROM session WHERE ${which}`,
    [...values],
  );
  return row;
}

async function expire(q: Queryable, now: Date, { id, memberId, ip, userAgent }: SessionRow): Promise<void> {
  const ended = await endSession(q, now, id, 'expired');
  if (ended) await recordSecurityEvent(q, now, { kind: 'sessionExpired', memberId, ip, userAgent });
}

function isAlive(row: Pick<SessionRow, 'startedAt' | 'seenAt'>, now: Date): boolean {
  const { seen, started } = oldestAlive(now);
  return row.seenAt > seen && row.startedAt > started;
}

/** Sessions last seen and started after these times are live. */
export function oldestAlive(now: Date): { readonly seen: Date; readonly started: Date } {
  return { seen: new Date(now.getTime() - IDLE_MS), started: new Date(now.getTime() - ABSOLUTE_MS) };
}

/** A session that was not ended is live if last seen after the first of these and started after the second. */
export function idleCutoff(now: Date): [Date, Date] {
  return [new Date(now.getTime() - IDLE_MS), new Date(now.getTime() - ABSOLUTE_MS)];
}

/**
 * Counts as a call of the session, for what its member does elsewhere (in a game's frame); an ended session stays
 * ended.
 */
export async function touchSession(q: Queryable, now: Date, id: string): Promise<void> {
  const { seen, started } = oldestAlive(now);
  await q.query(
    'UPDATE session SET seen_at = $2 WHERE id = $1 AND ended_at IS NULL AND seen_at > $3 AND started_at > $4 AND seen_at < $2',
    [id, now, seen, started],
  );
}

/** Which of these sessions are over by now, and why; for streams that stay open without calls. */
export async function findEnded(
  q: Queryable,
  now: Date,
  ids: readonly string[],
): Promise<{ id: string; why: SessionEndReason }[]> {
  const { seen, started } = oldestAlive(now);
  return q.query<{ id: string; why: SessionEndReason }>(
    `SELECT id, coalesce(ended_why, 'expired') AS why FROM session
     WHERE id = ANY ($1::bigint[]) AND (ended_at IS NOT NULL OR seen_at <= $2 OR started_at <= $3)`,
    [[...ids], seen, started],
  );
}

/** Which of these sessions were renewed, and since when. */
export function findRenewed(q: Queryable, ids: readonly string[]): Promise<{ id: string; at: Date }[]> {
  return q.query('SELECT id, renewed_at AS at FROM session WHERE id = ANY ($1::bigint[]) AND renewed_at IS NOT NULL', [
    [...ids],
  ]);
}

/** When and from where the member signed in before this session. */
export async function lastSignIn(
  q: Queryable,
  memberId: MemberId,
  sessionId: string,
): Promise<{ at: Date; ip: string } | null> {
  const [row] = await q.query<{ at: Date; ip: string }>(
    `SELECT s.started_at AS at, s.ip FROM session s JOIN session this ON this.id = $2 AND s.started_at <= this.started_at
     WHERE s.member_id = $1 AND s.id <> $2 ORDER BY s.started_at DESC, s.id DESC LIMIT 1`,
    [memberId, sessionId],
  );
  return row ?? null;
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
