import { type Hundredths, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../ledger/index.ts';

/** Picks that are shown of one bet, those that may win most first. */
const MOST_PICKS = 1_000;

interface BetRow {
  readonly bet: string;
  readonly staked: Hundredths;
  readonly worst: Hundredths;
  readonly exposure: Hundredths;
  readonly picks: number;
}

interface PickRow {
  readonly pick: string;
  readonly staked: Hundredths;
  readonly payout: Hundredths;
  readonly exposure: Hundredths;
}

/**
 * What a draw's tickets may win in a market, by bet; and by pick of the bet that is asked for, or of the one nearest to
 * its limit. Null: there is no such draw.
 */
export async function exposureOf(
  q: Queryable,
  { code, numero, market, bet }: { code: string; numero: string; market: string; bet?: string | undefined },
) {
  const [draw] = await q.query<{ id: number }>('SELECT id FROM draw WHERE station_code = $1 AND numero = $2', [
    code,
    numero,
  ]);
  if (!draw) return null;
  const bets = await readMoney<BetRow>(
    q.query(
      `SELECT bet, sum(staked) AS staked, max(payout) AS worst, max(exposure) AS exposure,
         count(*) FILTER (WHERE staked > 0)::int AS picks
       FROM lottery_exposure WHERE draw_id = $1 AND market_code = $2 GROUP BY bet
       ORDER BY max(payout::numeric / exposure) DESC, bet`,
      [draw.id, market],
    ),
    { staked: true, worst: true, exposure: true },
  );
  const shown = bets.find((one) => one.bet === bet)?.bet ?? bets[0]?.bet ?? null;
  const picks = await readMoney<PickRow>(
    q.query(
      `SELECT pick, staked, payout, exposure FROM lottery_exposure
       WHERE draw_id = $1 AND market_code = $2 AND bet = $3 AND staked > 0 ORDER BY payout DESC, pick LIMIT $4`,
      [draw.id, market, shown ?? '', MOST_PICKS],
    ),
    { staked: true, payout: true, exposure: true },
  );
  return {
    bets: bets.map(({ staked, worst, exposure, ...one }) => ({
      ...one,
      ...{ staked: toWire(staked), worst: toWire(worst), exposure: toWire(exposure) },
    })),
    bet: shown,
    picks: picks.map(({ pick, staked, payout, exposure }) => ({
      pick,
      ...{ staked: toWire(staked), payout: toWire(payout), exposure: toWire(exposure) },
    })),
  };
}

/** The market whose members have staked most on a draw; null: nobody has. */
export async function mostStaked(
  q: Queryable,
  { code, numero }: { code: string; numero: string },
): Promise<string | null> {
  const [row] = await q.query<{ market: string }>(
    `SELECT e.market_code AS market FROM lottery_exposure e JOIN draw d ON d.id = e.draw_id
     WHERE d.station_code = $1 AND d.numero = $2 GROUP BY 1 ORDER BY sum(e.staked) DESC, 1 LIMIT 1`,
    [code, numero],
  );
  return row?.market ?? null;
}
