import type { MemberId, PlayLimitKind, PlayLimitSource, PlayPeriod } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** A member's effective limit, and its own. */
export interface LimitRow {
  readonly kind: PlayLimitKind;
  readonly period: PlayPeriod;
  /** The lowest; hundredths, or seconds of play. */
  readonly limit: { readonly amount: bigint; readonly source: PlayLimitSource } | null;
  readonly own: bigint | null;
  readonly raise: { readonly amount: bigint | null; readonly from: Date; readonly until: Date } | null;
}

/** Every kind with every period, in display order. */
export async function limitsOf(q: Queryable, memberId: MemberId, now: Date): Promise<LimitRow[]> {
  const rows = await q.query<{
    kind: PlayLimitKind;
    period: PlayPeriod;
    amount: string | null;
    source: PlayLimitSource | null;
    own: string | null;
    wished: string | null;
    from: Date | null;
    until: Date | null;
  }>(
    `SELECT k.kind, p.period, l.amount, l.source, o.amount AS own,
       r.amount AS wished, r.confirm_from AS "from", r.confirm_until AS until
     FROM members.member m
     JOIN market_protection t ON t.market_code = m.market_code
     CROSS JOIN unnest(ARRAY['deposit', 'loss', 'stake', 'time']) WITH ORDINALITY AS k (kind, place)
     CROSS JOIN unnest(ARRAY['day', 'week', 'month']) WITH ORDINALITY AS p (period, place)
     LEFT JOIN play_limit o
       ON o.member_id = m.id AND o.kind = k.kind AND o.period = p.period AND o.source = 'member'
     LEFT JOIN play_limit_raise r
       ON r.member_id = m.id AND r.kind = k.kind AND r.period = p.period AND r.confirm_until > $2
     LEFT JOIN LATERAL (
       SELECT every.amount, every.source FROM (
         SELECT a.amount, a.source FROM play_limit a
         WHERE a.member_id = m.id AND a.kind = k.kind AND a.period = p.period
         UNION ALL SELECT (CASE k.kind WHEN 'deposit' THEN t.deposit_limits WHEN 'loss' THEN t.loss_limits
           WHEN 'stake' THEN t.stake_limits ELSE t.time_limits END)[p.place], 'market'
       ) AS every
       -- of two that are equal the member's own is named
       WHERE every.amount IS NOT NULL ORDER BY every.amount, every.source <> 'member' LIMIT 1
     ) AS l ON true
     WHERE m.id = $1 ORDER BY k.place, p.place`,
    [memberId, now],
  );
  const read = (written: string | null): bigint | null => (written === null ? null : BigInt(written));
  return rows.map(({ kind, period, amount, source, own, wished, from, until }) => ({
    kind,
    period,
    limit: amount === null || source === null ? null : { amount: BigInt(amount), source },
    own: read(own),
    raise: from && until && { amount: read(wished), from, until },
  }));
}
