import type { MemberId } from '@unisite/shared/contract';
import { SERIES } from '@unisite/shared/lottery';
import { rateOf } from '../../../access/members/index.ts';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';

interface Series {
  /** The maximum that the member may play at. */
  readonly most: number;
  /** The series it plays at. */
  readonly chosen: number;
}

interface Asking {
  readonly memberId: MemberId;
  readonly ofMarket: number;
  /** The market's time zone. */
  readonly timeZone: string;
  readonly now: Date;
}

/** A member's series for electronic draws: its own, or its market's; never above its uplines'. */
export async function seriesOf(q: Queryable, { memberId, ofMarket, timeZone, now }: Asking): Promise<Series> {
  const rate = await rateOf(q, memberId, dayOf(now, timeZone));
  const most = Math.min(rate.own?.series ?? ofMarket, rate.most.series);
  const [choice] = await q.query<{ series: number }>('SELECT series FROM lottery_series_choice WHERE member_id = $1', [
    memberId,
  ]);
  return { most, chosen: Math.min(choice?.series ?? most, most) };
}

/** @throws Refusal SERIES_TOO_HIGH, with the maximum */
export function requireSeries(series: number, most: number): void {
  if (series > most) throw new Refusal('SERIES_TOO_HIGH', { params: { least: SERIES.least, most } });
}

export async function chooseSeries(q: Queryable, memberId: MemberId, series: number): Promise<void> {
  await q.query(
    `INSERT INTO lottery_series_choice (member_id, series) VALUES ($1, $2)
     ON CONFLICT (member_id) DO UPDATE SET series = excluded.series`,
    [memberId, series],
  );
}

/** Of 2,000: the payout of a market's electronic draws for members without a series of their own. */
export async function marketSeriesOf(q: Queryable, market: string): Promise<number> {
  const [row] = await q.query<{ series: number }>('SELECT series FROM lottery_market WHERE market_code = $1', [market]);
  return row?.series ?? SERIES.least;
}
