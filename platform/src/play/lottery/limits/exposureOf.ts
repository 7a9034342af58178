import { hundredthsOf, toWire, vnd } from '@unisite/shared/contract';
import type { DrawExposure } from '@unisite/shared/contract/operatorsLottery';
import { dayOfDraw, isForm } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { mappedKeys } from './limitKeys.ts';

/** Picks shown per bet, highest possible win first. */
const MOST_PICKS = 1_000;

/** Amounts are whole hundredths as text. */
interface BetRow {
  readonly bet: string;
  readonly staked: string;
  readonly worst: string;
  readonly picks: number;
  /** The market's limits by class of the picks. */
  readonly limits: Readonly<Record<string, string>>;
}

interface PickRow {
  readonly pick: string;
  readonly staked: string;
  readonly payout: string;
  readonly exposure: string;
  readonly lowered: string | null;
}

interface Found {
  /** Null: no market has the station. */
  readonly market: string | null;
  readonly form: string;
  readonly bets: readonly BetRow[] | null;
  readonly bet: string | null;
  readonly picks: readonly PickRow[] | null;
}

interface Asked {
  readonly code: string;
  readonly numero: string;
  /** Default: the one whose members have staked most, or else one that has the station. */
  readonly market?: string | undefined;
  readonly bet?: string | undefined;
}

/**
 * What a draw's tickets may win in a market, by bet; and by pick for the requested bet, or the one nearest to its
 * limit. Null: there is no such draw, or no market for it. One statement, since each further one would wait for a
 * connection while many buy.
 */
export async function exposureOf(
  q: Queryable,
  { code, numero, market, bet }: Asked,
): Promise<Omit<DrawExposure, 'currency'> | null> {
  const [found] = await q.query<Found>(
    `WITH d AS MATERIALIZED (
       SELECT d.id, s.form, s.prize_mode, s.category FROM draw d JOIN lottery_station s ON s.code = d.station_code
       WHERE d.station_code = $1 AND d.numero = $2
     ), held AS MATERIALIZED (
       SELECT e.market_code, e.bet, sum(e.staked) AS staked, max(e.payout) AS worst,
         count(*) FILTER (WHERE e.staked > 0)::int AS picks,
         max(e.payout::float8 / greatest(least(e.exposure, e.lowered_to), 1)) AS share
       FROM d JOIN lottery_exposure e ON e.draw_id = d.id GROUP BY 1, 2
     ), m AS (
       SELECT coalesce($3, (SELECT h.market_code FROM held h GROUP BY 1 ORDER BY sum(h.staked) DESC, 1 LIMIT 1),
         (SELECT c.market_code FROM games.market_category c, d WHERE c.category = d.category ORDER BY 1 LIMIT 1)) AS code
     ), bets AS MATERIALIZED (
       SELECT o.bet, o.limits, coalesce(h.staked, 0) AS staked, coalesce(h.worst, 0) AS worst, coalesce(h.picks, 0) AS picks,
         coalesce(h.share, 0) AS share
       FROM (SELECT o.bet, jsonb_object_agg(o.class, o.exposure::text) AS limits FROM lottery_offer o, d, m
         WHERE o.market_code = m.code AND o.form = d.form AND o.prize_mode = d.prize_mode GROUP BY 1) o
       LEFT JOIN held h ON h.market_code = (SELECT m.code FROM m) AND h.bet = o.bet
     ), shown AS (
       SELECT b.bet FROM bets b ORDER BY b.bet IS NOT DISTINCT FROM $4 DESC, b.share DESC, b.staked DESC, b.bet LIMIT 1
     ), p AS (
       SELECT e.pick, e.staked, e.payout, e.exposure, e.lowered_to
       FROM d, m, shown, lottery_exposure e
       WHERE e.draw_id = d.id AND e.market_code = m.code AND e.bet = shown.bet AND (e.staked > 0 OR e.lowered_to IS NOT NULL)
       ORDER BY e.payout DESC, e.pick LIMIT $5
     )
     SELECT m.code AS market, d.form, (SELECT shown.bet FROM shown) AS bet,
       (SELECT jsonb_agg(jsonb_build_object('bet', b.bet, 'staked', b.staked::text, 'worst', b.worst::text, 'picks', b.picks,
         'limits', b.limits) ORDER BY b.share DESC, b.staked DESC, b.bet) FROM bets b) AS bets,
       (SELECT jsonb_agg(jsonb_build_object('pick', p.pick, 'staked', p.staked::text, 'payout', p.payout::text,
         'exposure', p.exposure::text, 'lowered', p.lowered_to::text) ORDER BY p.payout DESC, p.pick) FROM p) AS picks
     FROM d, m`,
    [code, numero, market ?? null, bet ?? null, MOST_PICKS],
  );
  if (!found || found.market === null) return null;
  const bets = found.bets ?? [];
  const limits = bets.find((one) => one.bet === found.bet)?.limits ?? {};
  return {
    market: found.market,
    bets: bets.map(({ bet: name, staked, worst, picks, limits: own }) => ({
      bet: name,
      picks,
      staked: wire(staked),
      worst: wire(worst),
      exposure: vnd(Math.max(...Object.values(own).map(wire))),
    })),
    bet: found.bet,
    picks: picksOf(found, limits, dayOfDraw(numero)),
  };
}

const wire = (amount: string) => toWire(hundredthsOf(amount));

/** The picks that were staked on or limited; in their order where all can be shown. */
function picksOf({ form, bet, picks }: Found, limits: BetRow['limits'], day: string): DrawExposure['picks'] {
  const known = (picks ?? []).map(({ pick, staked, payout, exposure, lowered }) => ({
    pick,
    staked: wire(staked),
    payout: wire(payout),
    exposure: wire(exposure),
    lowered: lowered === null ? null : wire(lowered),
  }));
  const all = bet !== null && isForm(form) ? mappedKeys(form, bet, day) : [];
  if (all.length === 0) return known;
  const byPick = new Map(known.map((one) => [one.pick, one]));
  const nothing = toWire(hundredthsOf(0));
  return all.map(
    ({ pick, class: name }) =>
      byPick.get(pick) ?? {
        pick,
        staked: nothing,
        payout: nothing,
        exposure: wire(limits[name] ?? '0'),
        lowered: null,
      },
  );
}
