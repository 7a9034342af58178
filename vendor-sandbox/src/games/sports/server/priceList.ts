import { finalScores } from '../engine/finals.ts';
import type { Fixture } from '../engine/fixtures.ts';
import { type Claim, marketsOf, picksOf } from '../engine/markets.ts';
import { evenLine, type Outlook, oddsOf, outlookOf, worthOf } from '../engine/prices.ts';
import { rulesOf, type SportName } from '../engine/sport.ts';
import type { Market } from '../wire.ts';
import { kept } from './kept.ts';
import type { MatchState } from './matchState.ts';

/** Maximum cached positions; rematches before kick-off share one. */
const maxKept = 400;

export type PriceList = {
  /** All markets of a match at their even lines; without prices while closed. */
  markets(fixture: Fixture, match: MatchState): readonly Market[];
  /** Price of any pick at any line, or null where it is not offered. */
  odds(fixture: Fixture, match: MatchState, claim: Claim): number | null;
};

type Position = {
  readonly sport: SportName;
  readonly outlooks: readonly Outlook[];
  readonly markets: readonly Market[];
};

/** The lower of the prices at the beginning and at the end of its validity, so that the margin holds throughout. */
function oddsIn({ sport, outlooks }: Omit<Position, 'markets'>, claim: Claim): number | null {
  const all = outlooks.map((outlook) => oddsOf(sport, claim.market, worthOf(outlook, claim)));
  return all.reduce((least, odds) => (least === null || odds === null ? null : Math.min(least, odds)), all[0] ?? null);
}

const closed = ({ prices, ...market }: Market): Market => ({
  ...market,
  prices: prices.map(({ pick }) => ({ pick, odds: null })),
});

export function createPriceList(): PriceList {
  const positions = kept<Position>(maxKept);

  function positionOf({ sport, chances }: Fixture, { tick, score }: MatchState): Position {
    const { ticks, priced } = rulesOf[sport];
    const from = tick - (tick % priced);
    return positions(`${sport} ${chances.home} ${chances.away} ${from} ${score.home} ${score.away}`, () => {
      const last = Math.min(from + priced - 1, ticks - 1);
      const moments = last > from ? [from, last] : [from];
      // Assumes that nobody scores meanwhile.
      const outlooks = moments.map((played) => outlookOf(finalScores(sport, chances, score, played)));
      const markets = marketsOf(sport).flatMap((kind): Market[] => {
        const [first] = outlooks;
        if (first === undefined) return [];
        const line = evenLine(first, sport, kind);
        const prices = picksOf(sport, kind).map((pick) => {
          return { pick, odds: oddsIn({ sport, outlooks }, { market: kind, line, pick }) };
        });
        return [{ kind, line, prices }];
      });
      return { sport, outlooks, markets };
    });
  }

  return {
    markets(fixture, match) {
      const { markets } = positionOf(fixture, match);
      return match.suspended ? markets.map(closed) : markets;
    },
    odds: (fixture, match, claim) => oddsIn(positionOf(fixture, match), claim),
  };
}
