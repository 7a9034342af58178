import type { Hundredths } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { initialPrizeLimits } from './data/prizeLimits.ts';

/** Maximum amounts of vendors' prizes: per prize, and, by caller, per day and per campaign. */
export interface PrizeLimits {
  readonly prize: Hundredths;
  readonly prizesOfDay: Hundredths;
  readonly prizesOfCampaign: Hundredths;
}

/** The limits of each market; a market without any allows no prizes. */
export async function prizeLimits(q: Queryable): Promise<ReadonlyMap<string, PrizeLimits>> {
  const rows = await readMoney<PrizeLimits & { market: string }>(
    q.query(
      `SELECT market_code AS market, prize, prizes_of_day AS "prizesOfDay", prizes_of_campaign AS "prizesOfCampaign"
       FROM vendor_prize_limit`,
    ),
    { prize: true, prizesOfDay: true, prizesOfCampaign: true },
  );
  return new Map(rows.map(({ market, ...limits }) => [market, limits]));
}

/** Applies from the next prize on. */
export async function setPrizeLimits(
  q: Queryable,
  market: string,
  { prize, prizesOfDay, prizesOfCampaign }: PrizeLimits,
): Promise<void> {
  await q.query(
    `INSERT INTO vendor_prize_limit (market_code, prize, prizes_of_day, prizes_of_campaign) VALUES ($1, $2, $3, $4)
     ON CONFLICT (market_code) DO UPDATE
     SET prize = excluded.prize, prizes_of_day = excluded.prizes_of_day, prizes_of_campaign = excluded.prizes_of_campaign`,
    [market, prize, prizesOfDay, prizesOfCampaign],
  );
}

/** Gives markets without limits the initial ones. */
export async function insertPrizeLimits(q: Queryable): Promise<void> {
  const { prize, prizesOfDay, prizesOfCampaign } = initialPrizeLimits;
  await q.query(
    `INSERT INTO vendor_prize_limit (market_code, prize, prizes_of_day, prizes_of_campaign)
     SELECT m.code, $1, $2, $3 FROM markets.market m ON CONFLICT (market_code) DO NOTHING`,
    [prize, prizesOfDay, prizesOfCampaign],
  );
}
