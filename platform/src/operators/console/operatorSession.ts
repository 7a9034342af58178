import { createHash, randomBytes } from 'node:crypto';
import type { OperatorInfo } from '@unisite/shared/contract/operators';
import { zoneNameOf } from '../../foundation/calendar/zoneName.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { writeOperatorAudit } from '../audit/index.ts';
import type { OperatorCaller, OperatorSession } from '../desks/index.ts';

const IDLE_MS = 15 * 60_000;
const ABSOLUTE_MS = 8 * 3_600_000;
/** Minimum interval between writes of `seen_at`, so that a page's burst of calls causes one write. */
const SEEN_EVERY_MS = 15_000;
const KEEP_MS = 30 * 24 * 3_600_000;

type SessionEnd = 'signedOut' | 'expired' | 'replaced' | 'closed';

/** What a call's cookie resolves to. */
export type PresentedSession =
  | { readonly state: 'none' }
  | { readonly state: 'expired' }
  | { readonly state: 'live'; readonly session: OperatorSession };

interface SessionRow extends OperatorSession {
  readonly endedAt: Date | null;
  readonly state: 'active' | 'closed';
  readonly ip: string;
  readonly userAgent: string;
}

/** A secret for a browser; the database stores only its hash. */
export const newBrowserSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Starts a session; the returned secret goes into the cookie and nowhere else. */
export async function startOperatorSession(
  q: Queryable,
  now: Date,
  operatorId: string,
  { ip, userAgent }: OperatorCaller,
): Promise<string> {
  const secret = newBrowserSecret();
  await q.query(
    'INSERT INTO operator_session (secret_hash, operator_id, started_at, seen_at, ip, user_agent) VALUES ($1, $2, $3, $3, $4, $5)',
    [hashOf(secret), operatorId, now, ip, userAgent],
  );
  return secret;
}

/** Ends a live session; false when it has already ended. */
export async function endOperatorSession(q: Queryable, now: Date, id: string, why: SessionEnd): Promise<boolean> {
  const rows = await q.query(
    'UPDATE operator_session SET ended_at = $2, ended_why = $3 WHERE id = $1 AND ended_at IS NULL RETURNING 1',
    [id, now, why],
  );
  return rows.length > 0;
}

/** The session of a browser's secret. One that has expired is ended and recorded. */
export async function operatorSessionOf(
  q: Queryable,
  now: Date,
  secret: string | undefined,
): Promise<PresentedSession> {
  if (!secret) return { state: 'none' };
  const [row] = await q.query<SessionRow>(
    `SELECT s.id, s.operator_id AS "operatorId", o.account, o.name, o.roles, o.state, s.started_at AS "startedAt", s.seen_at AS "seenAt",
       s.ended_at AS "endedAt", s.ip, s.user_agent AS "userAgent"
     FROM operator_session s JOIN operator o ON o.id = s.operator_id WHERE s.secret_hash = $1`,
    [hashOf(secret)],
  );
  if (!row) return { state: 'none' };
  if (row.endedAt) return { state: 'expired' };
  const { id, operatorId, account, name, roles, startedAt, seenAt, state, ip, userAgent } = row;
  const isOver = now.getTime() >= endOf(row).getTime();
  if (isOver || state === 'closed') {
    const ended = await endOperatorSession(q, now, id, isOver ? 'expired' : 'closed');
    if (ended) await writeOperatorAudit(q, now, { kind: 'sessionExpired', operatorId, ip, userAgent });
    return { state: 'expired' };
  }
  return { state: 'live', session: { id, operatorId, account, name, roles, startedAt, seenAt } };
}

/** Records activity of the operator, and returns the updated session. */
export async function touchOperatorSession(
  q: Queryable,
  now: Date,
  session: OperatorSession,
): Promise<OperatorSession> {
  if (now.getTime() - session.seenAt.getTime() < SEEN_EVERY_MS) return session;
  await q.query('UPDATE operator_session SET seen_at = $2 WHERE id = $1 AND seen_at < $2', [session.id, now]);
  return { ...session, seenAt: now };
}

/** Which of these sessions are still alive; for streams that stay open without calls. */
export async function filterActive(q: Queryable, now: Date, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ id: string }>(
    `SELECT s.id FROM operator_session s JOIN operator o ON o.id = s.operator_id
     WHERE s.id = ANY ($1::bigint[]) AND s.ended_at IS NULL AND o.state = 'active' AND s.seen_at > $2 AND s.started_at > $3`,
    [[...ids], new Date(now.getTime() - IDLE_MS), new Date(now.getTime() - ABSOLUTE_MS)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The wire form of a sign-in; `timeZone`: the house's. */
export function operatorInfoOf(
  { account, name, roles, startedAt, seenAt }: OperatorSession,
  timeZone: string,
): OperatorInfo {
  return {
    account,
    name,
    roles: [...roles],
    idleUntil: endOf({ startedAt, seenAt }).toISOString(),
    until: new Date(startedAt.getTime() + ABSOLUTE_MS).toISOString(),
    timeZone,
    zoneName: zoneNameOf(timeZone),
  };
}

/** Deletes sessions that ended long ago; the audit keeps their record. */
export async function forgetOldOperatorSessions(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM operator_session WHERE started_at < $1', [new Date(now.getTime() - KEEP_MS)]);
}

function endOf({ startedAt, seenAt }: Pick<OperatorSession, 'startedAt' | 'seenAt'>): Date {
  return new Date(Math.min(seenAt.getTime() + IDLE_MS, startedAt.getTime() + ABSOLUTE_MS));
}
