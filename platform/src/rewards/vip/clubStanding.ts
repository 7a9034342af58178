import { hundredthsOf, type MemberId, toWire } from '@unisite/shared/contract';
import type { memberMoney } from '@unisite/shared/contract/operatorsMember';
import type * as z from '@unisite/shared/schema';
import type { Queryable } from '../../foundation/database/connect.ts';
import { playedBy } from './playedBy.ts';
import { runningMonth } from './runningMonth.ts';
import { readMarketVip } from './vipRules.ts';

type ClubStanding = z.Output<(typeof memberMoney)['value']>['club'];

/** A member's progress from its current level; reviews and writes nothing. Null when the market has no club. */
export async function clubStanding(q: Queryable, memberId: MemberId, now: Date): Promise<ClubStanding> {
  const [member] = await q.query<{ level: string | null; market: string; timeZone: string }>(
    `SELECT level, market_code AS market, market_zone(market_code) AS "timeZone"
     FROM members.member WHERE id = $1 AND customer_type <> 4`,
    [memberId],
  );
  if (!member) return null;
  const { levels } = await readMarketVip(q, member.market);
  if (levels.length === 0) return null;
  const place = levels.findIndex(({ id }) => id === member.level);
  const { turnover, deposits, byMonth } = await playedBy(q, memberId);
  const next = levels[place + 1];
  const wire = (whole: number) => toWire(hundredthsOf(whole * 100));
  return {
    turnover: wire(turnover),
    deposits: wire(deposits),
    monthTurnover: wire(byMonth.get(runningMonth(now, member.timeZone)) ?? 0),
    // the lowest level is never lost
    keep: place > 0 ? wire(levels[place]?.keep ?? 0) : null,
    next: next ? { level: next.id, turnover: wire(next.turnover), deposits: wire(next.deposits) } : null,
  };
}
