import { type Hundredths, type LotteryOffer, toWire } from '@unisite/shared/contract';
import { type Bet, betsOf, type Form, type Odds, returnToPlayer, SERIES, seriesOdds } from '@unisite/shared/lottery';
import { type Cached, cached } from '../../../foundation/cache/cached.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import type { PrizeMode, Station } from '../stations.ts';

/** The offer for a class of a bet's picks; odds in hundredths of a unit's stake. */
export interface Offer {
  readonly bet: Bet;
  readonly class: string;
  readonly odds: Odds;
  readonly units: number;
  readonly least: Hundredths;
  readonly most: Hundredths;
  readonly exposure: Hundredths;
  readonly bySeries: boolean;
}

/** A market's open offers for a station's draws, by bet and class. */
export type Offers = ReadonlyMap<string, ReadonlyMap<string, Offer>>;

interface OfferRow {
  readonly market: string;
  readonly series: number;
  readonly prizeMode: PrizeMode;
  readonly form: Form;
  readonly bet: string;
  readonly class: string;
  readonly odds: Hundredths | null;
  readonly units: number;
  readonly least: Hundredths;
  readonly most: Hundredths;
  readonly exposure: Hundredths;
}

/** How long this process may still sell at odds that operators have changed. */
const FRESH_MS = 2_000;

/** Every market's offers. */
export const cacheOffers = (q: Queryable): Cached<readonly OfferRow[]> =>
  cached(FRESH_MS, () =>
    readMoney<OfferRow>(
      q.query(
        `SELECT o.market_code AS market, m.series, o.prize_mode AS "prizeMode", o.form, o.bet, o.class, o.odds, o.units,
           o.least, o.most, o.exposure
         FROM lottery_offer o JOIN lottery_market m ON m.market_code = o.market_code WHERE o.is_open`,
      ),
      { odds: true, least: true, most: true, exposure: true },
    ),
  );

/** Of 2,000: the payout of a market's electronic draws for members without a series of their own. */
export const marketSeries = (rows: readonly OfferRow[], market: string): number =>
  rows.find((row) => row.market === market)?.series ?? SERIES.least;

/** In the order of the betting panel, at the market's series or another one. */
export function offersOf(
  rows: readonly OfferRow[],
  { market, series }: { readonly market: string; readonly series?: number },
  { form, prizeMode }: Pick<Station, 'form' | 'prizeMode'>,
): Offers {
  const own = rows.filter((row) => row.market === market && row.prizeMode === prizeMode && row.form === form);
  const offers = new Map<string, Map<string, Offer>>();
  for (const bet of betsOf(form).values())
    for (const name of bet.classes) {
      const row = own.find((one) => one.bet === bet.code && one.class === name);
      if (!row) continue;
      const bySeries = row.odds === null;
      const odds = row.odds === null ? seriesOdds(bet, name, series ?? row.series) : Number(row.odds);
      const { units, least, most, exposure } = row;
      const offer: Offer = { bet, class: name, odds, units, least, most, exposure, bySeries };
      offers.set(bet.code, (offers.get(bet.code) ?? new Map()).set(name, offer));
    }
  return offers;
}

export const offerToWire = ({ bet, class: name, odds, units, least, most, bySeries }: Offer): LotteryOffer => ({
  bet: bet.code,
  class: name,
  odds: odds / 100,
  units,
  bySeries,
  least: toWire(least),
  most: toWire(most),
  returnToPlayer: returnToPlayer(bet, name, odds, units),
});
