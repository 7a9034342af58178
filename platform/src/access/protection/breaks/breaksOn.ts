import type { MemberId } from '@unisite/shared/contract';
import type { OperatorBreak } from '@unisite/shared/contract/operatorsProtection';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** How many of a member's breaks operators see at once. */
const MOST = 20;

/** A member's active breaks, with who started them and where; the longest first. */
export async function breaksOn(q: Queryable, memberId: MemberId, now: Date): Promise<OperatorBreak[]> {
  const rows = await q.query<
    Omit<OperatorBreak, 'startedAt' | 'until' | 'endsAt' | 'from'> & {
      startedAt: Date;
      until: Date | null;
      endsAt: Date | null;
      account: string | null;
      market: string | null;
    }
  >(
    `SELECT b.id::text, b.kind, b.length, b.source, b.started_at AS "startedAt", nullif(b.until, 'infinity') AS until,
       b.ends_at AS "endsAt", m.account, m.market_code AS market
     FROM play_break b
     LEFT JOIN play_break o ON o.id = b.follows
     LEFT JOIN members.member m ON m.id = o.member_id
     WHERE b.member_id = $1 AND play_break_end(b.kind, b.until, b.ends_at) > $2
     ORDER BY play_break_end(b.kind, b.until, b.ends_at) DESC, b.until DESC, b.id LIMIT $3`,
    [memberId, now, MOST],
  );
  return rows.map(({ account, market, startedAt, until, endsAt, ...row }) => ({
    ...row,
    from: account !== null && market !== null ? { account, market } : null,
    startedAt: startedAt.toISOString(),
    until: until?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  }));
}
