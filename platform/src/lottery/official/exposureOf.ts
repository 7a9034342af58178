import { type Hundredths, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../ledger/index.ts';

/** Picks that are shown of one bet, those that may win most first. */
const MOST_PICKS = 1_000;

interface BetRow {
  readonly id: number;
  /** Null, as all that follows: nobody has staked on the draw. */
  readonly market: string | null;
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
 * its limit. Without a market in the one whose members have staked most; null there: nobody has. Null: there is no such
 * draw.
 */
export async function exposureOf(
  q: Queryable,
  { code, numero, ...asked }: { code: string; numero: string; market?: string | undefined; bet?: string | undefined },
) {
  const all = await readMoney<BetRow>(
    q.query(
      `SELECT d.id, e.market_code AS market, e.bet, sum(e.staked) AS staked, max(e.payout) AS worst,
         max(e.exposure) AS exposure, count(e.pick)::int AS picks
       FROM draw d LEFT JOIN lottery_exposure e ON e.draw_id = d.id AND e.staked > 0
       WHERE d.station_code = $1 AND d.numero = $2 GROUP BY d.id, e.market_code, e.bet
       ORDER BY max(e.payout::numeric / e.exposure) DESC, e.bet`,
      [code, numero],
    ),
    { staked: true, worst: true, exposure: true },
  );
  const drawId = all[0]?.id;
  if (drawId === undefined) return null;
  const market = asked.market ?? mostStaked(all);
  const bets = all.filter((one) => one.market !== null && one.market === market);
  const shown = bets.find((one) => one.bet === asked.bet)?.bet ?? bets[0]?.bet ?? null;
  const picks =
    shown === null
      ? []
      : await readMoney<PickRow>(
          q.query(
            `SELECT pick, staked, payout, exposure FROM lottery_exposure
             WHERE draw_id = $1 AND market_code = $2 AND bet = $3 AND staked > 0 ORDER BY payout DESC, pick LIMIT $4`,
            [drawId, market, shown, MOST_PICKS],
          ),
          { staked: true, payout: true, exposure: true },
        );
  return {
    market,
    bets: bets.map(({ bet, staked, worst, exposure, picks: count }) => ({
      ...{ bet, picks: count },
      ...{ staked: toWire(staked), worst: toWire(worst), exposure: toWire(exposure) },
    })),
    bet: shown,
    picks: picks.map(({ pick, staked, payout, exposure }) => ({
      pick,
      ...{ staked: toWire(staked), payout: toWire(payout), exposure: toWire(exposure) },
    })),
  };
}

/** Of amounts in several currencies, as if they were one: it is only what is shown first. */
function mostStaked(rows: readonly BetRow[]): string | null {
  const sums = new Map<string, bigint>();
  for (const { market, staked } of rows) if (market !== null) sums.set(market, (sums.get(market) ?? 0n) + staked);
  return [...sums].toSorted(([, a], [, b]) => (a > b ? -1 : a < b ? 1 : 0))[0]?.[0] ?? null;
}
