import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** What a member gets from its upline. */
export interface Rate {
  /** The member's maximum series, of 2,000, in electronic draws: 1700 to 1980. */
  readonly series: number;
}

export interface RateInLine {
  /** What the member was given; null: nothing. */
  readonly own: Rate | null;
  /** The lowest of those above it, which caps the member's own. */
  readonly most: Rate;
}

/** A member's rate on a day, YYYY-MM-DD of its market. */
export async function rateOf(q: Queryable, memberId: MemberId, day: string): Promise<RateInLine> {
  const [row] = await q.query<{ series: number | null; most: number }>(
    'SELECT series, most FROM member_rate_on($1, $2)',
    [memberId, day],
  );
  if (!row) throw new Error('a rate gave no answer');
  return { own: row.series === null ? null : { series: row.series }, most: { series: row.most } };
}

/** The rates of all members who were given one, on a day. */
export async function ratesOn(q: Queryable, day: string): Promise<ReadonlyMap<MemberId, Rate>> {
  const rows = await q.query<Rate & { readonly memberId: MemberId }>(
    `SELECT DISTINCT ON (member_id) member_id AS "memberId", series FROM member_rate WHERE from_day <= $1
     ORDER BY member_id, from_day DESC`,
    [day],
  );
  return new Map(rows.map(({ memberId, series }) => [memberId, { series }]));
}

interface GivenRate extends Rate {
  /** The first day on which it applies. */
  readonly fromDay: string;
  /** The agent who gives it; absent: the member's registration link, or the house. */
  readonly setBy?: MemberId;
}

/** Sets a member's rate from a day on. The caller checks who may, and how high. */
export async function writeRate(
  q: Queryable,
  memberId: MemberId,
  { series, fromDay, setBy }: GivenRate,
): Promise<void> {
  await q.query(
    `INSERT INTO member_rate (member_id, from_day, series, set_by) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id, from_day) DO UPDATE SET series = excluded.series, set_by = excluded.set_by, set_at = now()`,
    [memberId, fromDay, series, setBy ?? null],
  );
}

/** Locks the tree: of two concurrent moves or rate changes, the second sees the first's result (member_move.sql). */
export const holdTree = (q: Queryable): Promise<unknown> => q.query('SELECT pg_advisory_xact_lock(7201817)');
