import type { MemberId, PlayLimitKind, PlayLimitSource, PlayPeriod } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** A limit of one kind over one period. */
export interface LimitKey {
  readonly memberId: MemberId;
  readonly kind: PlayLimitKind;
  readonly period: PlayPeriod;
}

/** `amount` in digits. */
interface LimitRow extends Omit<LimitKey, 'memberId'> {
  readonly amount: string;
}

/** Who set a member's limit; a market's is stored with the market. */
type Source = Exclude<PlayLimitSource, 'market'>;

/** Hundredths, or seconds of play; null: none. */
export async function readLimit(
  q: Queryable,
  source: Source,
  { memberId, kind, period }: LimitKey,
): Promise<bigint | null> {
  const [row] = await q.query<{ amount: string }>(
    'SELECT amount FROM play_limit WHERE member_id = $1 AND kind = $2 AND period = $3 AND source = $4',
    [memberId, kind, period, source],
  );
  return row ? BigInt(row.amount) : null;
}

/** All limits of this source. */
export const readLimits = (q: Queryable, source: Source, memberId: MemberId): Promise<LimitRow[]> =>
  q.query<LimitRow>('SELECT kind, period, amount FROM play_limit WHERE member_id = $1 AND source = $2', [
    memberId,
    source,
  ]);

/** Sets a limit, or removes it (null). */
export async function writeLimit(
  q: Queryable,
  now: Date,
  source: Source,
  { memberId, kind, period }: LimitKey,
  amount: bigint | null,
): Promise<void> {
  if (amount === null) {
    await q.query('DELETE FROM play_limit WHERE member_id = $1 AND kind = $2 AND period = $3 AND source = $4', [
      memberId,
      kind,
      period,
      source,
    ]);
    return;
  }
  await q.query(
    `INSERT INTO play_limit (member_id, kind, period, source, amount, set_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (member_id, kind, period, source) DO UPDATE SET amount = excluded.amount, set_at = excluded.set_at`,
    [memberId, kind, period, source, amount, now],
  );
}

/** An amount as recorded in an event. */
export const digits = (amount: bigint | null): string | null => amount?.toString() ?? null;
