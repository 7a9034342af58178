import { vnd } from '@unisite/shared/contract';
import { type Bet, betsOf, type Form, SERIES, seriesOdds } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { PrizeMode } from '../stations.ts';
import { vietnamOdds } from './vietnamOdds.ts';

/** Of 2,000: the payout of a new market's electronic draws. */
const SERIES_AT_FIRST = 1960;

/** In VND. */
const limits = {
  leastVietnam: 500,
  leastElectronic: 1_000,
  mostWin: 200_000_000,
  mostStake: 50_000_000,
  exposure: 1_500_000_000,
};

/** The forms of draws in each prize mode. */
const formsOf: readonly (readonly [PrizeMode, readonly Form[]])[] = [
  ['Lott', ['north', 'province']],
  ['ZY', ['north', 'province']],
  ['Elott', ['SSC', '11X5', 'PK10', 'LHC', 'LF']],
];

const hundredths = (amount: number): number => Math.round(vnd(amount) * 100);

/** The maximum stake of a unit, in whole thousands, so that its win stays below the maximum. */
const mostOf = (odds: number, least: number): number =>
  Math.max(least, Math.min(limits.mostStake, Math.floor(limits.mostWin / odds / 1_000) * 1_000));

function offersOf(prizeMode: PrizeMode, form: Form, bet: Bet) {
  const isVietnam = form === 'north' || form === 'province';
  const fixed = isVietnam ? vietnamOdds[form][bet.code] : undefined;
  if (isVietnam && fixed === undefined) throw new Error(`there are no odds for ${form} ${bet.code}`);
  return bet.classes.map((name) => {
    const least = isVietnam ? limits.leastVietnam : limits.leastElectronic;
    const odds = fixed ?? seriesOdds(bet, name, SERIES.most) / 100;
    return {
      prizeMode,
      form,
      bet: bet.code,
      class: name,
      odds: fixed === undefined ? null : Math.round(fixed * 100),
      units: bet.units,
      least: hundredths(least),
      most: hundredths(mostOf(odds, least)),
      exposure: hundredths(limits.exposure),
    };
  });
}

/** Gives each market without offers the default ones. Operators' changes are kept. */
export async function insertOffers(q: Queryable): Promise<void> {
  const offers = formsOf.flatMap(([prizeMode, forms]) =>
    forms.flatMap((form) => [...betsOf(form).values()].flatMap((bet) => offersOf(prizeMode, form, bet))),
  );
  await q.query(
    'INSERT INTO lottery_market (market_code, series) SELECT code, $1 FROM markets.market ON CONFLICT DO NOTHING',
    [SERIES_AT_FIRST],
  );
  await q.query(
    `INSERT INTO lottery_offer (market_code, prize_mode, form, bet, class, odds, units, least, most, exposure)
     SELECT m.code, o."prizeMode", o.form, o.bet, o.class, o.odds, o.units, o.least, o.most, o.exposure
     FROM markets.market m CROSS JOIN jsonb_to_recordset($1) AS o ("prizeMode" text, form text, bet text, class text, odds bigint,
       units smallint, least bigint, most bigint, exposure bigint)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(offers)],
  );
}
