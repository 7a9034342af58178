import { fromWire, type Hundredths, toWire, vnd } from '@unisite/shared/contract';
import type { MarketLottery, OfferTerms } from '@unisite/shared/contract/operatorsMarketLottery';
import { betsOf, isForm } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import { sqlRecords } from '../tickets/sqlRecords.ts';

interface OfferRow extends Omit<OfferTerms, 'odds' | 'least' | 'most' | 'exposure'> {
  readonly odds: Hundredths | null;
  readonly least: Hundredths;
  readonly most: Hundredths;
  readonly exposure: Hundredths;
}

/** A bet's position on the board of its form. */
const placeOf = ({ form, bet }: Pick<OfferRow, 'form' | 'bet'>): number =>
  isForm(form) ? [...betsOf(form).keys()].indexOf(bet) : -1;

/**
 * A market's lottery offers, in the order of the boards.
 *
 * @throws Refusal NOT_FOUND
 */
export async function readMarketLottery(q: Queryable, market: string): Promise<MarketLottery> {
  const [terms] = await q.query<{ series: number }>('SELECT series FROM lottery_market WHERE market_code = $1', [
    market,
  ]);
  if (!terms) throw new Refusal('NOT_FOUND');
  const rows = await readMoney<OfferRow>(
    q.query(
      `SELECT prize_mode AS "prizeMode", form, bet, class, odds, units, least, most, exposure, is_open AS "isOpen"
       FROM lottery_offer WHERE market_code = $1 ORDER BY prize_mode, form, bet, class`,
      [market],
    ),
    { odds: true, least: true, most: true, exposure: true },
  );
  const offers = rows.toSorted(
    (a, b) => a.prizeMode.localeCompare(b.prizeMode) || a.form.localeCompare(b.form) || placeOf(a) - placeOf(b) || 0,
  );
  return {
    series: terms.series,
    offers: offers.map((row) => ({
      ...row,
      odds: row.odds === null ? null : Number(row.odds) / 100,
      least: toWire(row.least),
      most: toWire(row.most),
      exposure: toWire(row.exposure),
    })),
  };
}

/** Applies from the next slip on; markets do not decide which bets exist. */
export async function writeMarketLottery(
  q: Queryable,
  market: string,
  { series, offers }: MarketLottery,
): Promise<void> {
  await q.query('UPDATE lottery_market SET series = $2 WHERE market_code = $1', [market, series]);
  await q.query(
    `UPDATE lottery_offer o SET odds = t.odds, units = t.units, least = t.least, most = t.most, exposure = t.exposure,
       is_open = t."isOpen"
     FROM jsonb_to_recordset($2) AS t ("prizeMode" text, form text, bet text, class text, odds bigint, units smallint,
       least bigint, most bigint, exposure bigint, "isOpen" boolean)
     WHERE o.market_code = $1 AND o.prize_mode = t."prizeMode" AND o.form = t.form AND o.bet = t.bet AND o.class = t.class`,
    [
      market,
      sqlRecords(
        offers.map((offer) => ({
          ...offer,
          odds: offer.odds === null ? null : fromWire(vnd(offer.odds)),
          least: fromWire(vnd(offer.least)),
          most: fromWire(vnd(offer.most)),
          exposure: fromWire(vnd(offer.exposure)),
        })),
      ),
    ],
  );
}
