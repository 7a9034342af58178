import type { ExclusionLength, MemberId, TimeOutLength } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { holdMember } from '../holdMember.ts';
import { type PlayFacts, writePlayEvent } from '../playEvents.ts';
import { breakLengths, RETURN_WAITS_DAYS } from './breakLengths.ts';

/** An active break. */
export interface BreakRow {
  readonly id: string;
  readonly kind: 'timeOut' | 'exclusion';
  readonly source: 'member' | 'person' | 'registry' | 'operator';
  readonly startedAt: Date;
  /** Nobody can end it before; null: never. */
  readonly until: Date | null;
  readonly endsAt: Date | null;
}

export type NewBreak = { readonly memberId: MemberId } & (
  | { readonly kind: 'timeOut'; readonly length: TimeOutLength }
  | { readonly kind: 'exclusion'; readonly length: ExclusionLength }
);

/** Who started a break, as it is recorded. */
export interface BreakOrigin {
  readonly source: 'member' | 'operator';
  readonly who: string;
  readonly why?: string;
  readonly facts?: PlayFacts;
}

const ownOrigin: BreakOrigin = { source: 'member', who: 'member' };

/** From the commit on, the member can neither stake nor deposit. */
export async function startBreak(
  q: Queryable,
  now: Date,
  { memberId, kind, length }: NewBreak,
  { source, facts = {}, ...by }: BreakOrigin = ownOrigin,
): Promise<void> {
  await holdMember(q, memberId, now);
  await q.query(
    `INSERT INTO play_break (member_id, kind, length, started_at, until, source)
     VALUES ($1, $2, $3, $4, coalesce($4::timestamptz + $5::interval, 'infinity'), $6)`,
    [memberId, kind, length, now, breakLengths[length], source],
  );
  await writePlayEvent(q, now, { memberId, ...by, act: 'breakStarted', facts: { ...facts, kind, length } });
}

/** The longest of a member's active breaks; null if none. */
export async function breakOf(q: Queryable, memberId: MemberId, now: Date): Promise<BreakRow | null> {
  const [row] = await q.query<BreakRow>(
    `SELECT id, kind, source, started_at AS "startedAt", nullif(until, 'infinity') AS until, ends_at AS "endsAt"
     FROM play_break WHERE member_id = $1 AND play_break_end(kind, until, ends_at) > $2
     ORDER BY play_break_end(kind, until, ends_at) DESC, until DESC, id LIMIT 1`,
    [memberId, now],
  );
  return row ?? null;
}

/** Whether a break is active, from the same row that every bet reads. */
export async function isBlocked(q: Queryable, memberId: MemberId, now: Date): Promise<boolean> {
  const [row] = await q.query<{ blocked: boolean }>(
    'SELECT coalesce(blocked_until > $2, false) AS blocked FROM play_state WHERE member_id = $1',
    [memberId, now],
  );
  return row?.blocked ?? false;
}

/**
 * Requests the end of the member's exclusions; those whose minimum time has passed end some days later. Repeating the
 * request changes nothing.
 *
 * @throws Refusal NOT_FOUND where none is active, TOO_EARLY where none has passed
 */
export async function askForReturn(q: Queryable, now: Date, memberId: MemberId): Promise<void> {
  await holdMember(q, memberId, now);
  const on = await q.query<{ id: string; until: Date | null; endsAt: Date | null }>(
    `SELECT id, nullif(until, 'infinity') AS until, ends_at AS "endsAt" FROM play_break
     WHERE member_id = $1 AND kind = 'exclusion' AND play_break_end(kind, until, ends_at) > $2`,
    [memberId, now],
  );
  if (on.length === 0) throw new Refusal('NOT_FOUND');
  const passed = on.filter(({ until }) => until !== null && until <= now);
  if (passed.length === 0) throw new Refusal('TOO_EARLY');
  const fresh = passed.filter(({ endsAt }) => endsAt === null);
  if (fresh.length === 0) return;
  await q.query('UPDATE play_break SET ends_at = $2::timestamptz + make_interval(days => $3) WHERE id = ANY ($1)', [
    fresh.map(({ id }) => id),
    now,
    RETURN_WAITS_DAYS,
  ]);
  // what was carried over to the person's other accounts ends with it
  await q.query(
    `UPDATE play_break f SET ends_at = greatest(f.until, b.ends_at) FROM play_break b
     WHERE f.follows = b.id AND b.id = ANY ($1) AND f.ends_at IS NULL`,
    [fresh.map(({ id }) => id)],
  );
  await writePlayEvent(q, now, { memberId, who: 'member', act: 'returnAsked', facts: {} });
}

/** The refusal code for a member on a break. */
export const breakCode = ({ kind }: Pick<BreakRow, 'kind'>): 'TIME_OUT' | 'SELF_EXCLUDED' =>
  kind === 'timeOut' ? 'TIME_OUT' : 'SELF_EXCLUDED';
