import type { Final } from './finals.ts';
import { type Claim, isLine, type MarketKind, marginOf, partsOf, picksOf } from './markets.ts';
import type { Score, SportName } from './sport.ts';

/** Final scores put together by what a market looks at, so that few are left: one score stands for all of its kind. */
export type Outlook = Readonly<Record<MarketKind, readonly Final[]>>;

function together(finals: readonly Final[], stands: (score: Score) => Score): readonly Final[] {
  const kinds = new Map<number, [Score, number]>();
  for (const [score, share] of finals) {
    const one = stands(score);
    const key = one.home * 1_000 + one.away;
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, [one, share]);
    else known[1] += share;
  }
  return [...kinds.values()];
}

export function outlookOf(finals: readonly Final[]): Outlook {
  const byLead = together(finals, ({ home, away }) => ({
    home: Math.max(0, home - away),
    away: Math.max(0, away - home),
  }));
  return {
    winner: byLead,
    handicap: byLead,
    overUnder: together(finals, ({ home, away }) => ({ home: home + away, away: 0 })),
    both: together(finals, ({ home, away }) => ({ home: Math.min(1, home), away: Math.min(1, away) })),
  };
}

/** The shares of a stake that win, and that are given back, on average over all final scores. */
export type Worth = { readonly won: number; readonly back: number };

export function worthOf(outlook: Outlook, claim: Claim): Worth {
  let [won, back] = [0, 0];
  for (const [score, share] of outlook[claim.market]) {
    const parts = partsOf(claim, score);
    for (const part of parts) {
      if (part === 'won') won += share / parts.length;
      if (part === 'push') back += share / parts.length;
    }
  }
  return { won, back };
}

/** Lines within so many quarters of the middle one are tried. */
const around = 8;

/** The line that splits a market most evenly between its two picks; 0 where a market has none. */
export function evenLine(outlook: Outlook, sport: SportName, market: MarketKind): number {
  if (market !== 'handicap' && market !== 'overUnder') return 0;
  const inPoints = ({ home, away }: Score): number => (market === 'handicap' ? away - home : home + away);
  const sorted = [...outlook[market]].sort(([a], [b]) => inPoints(a) - inPoints(b));
  let below = 0;
  const middle = sorted.find(([, share]) => {
    below += share;
    return below >= 0.5;
  });
  const centre = 4 * inPoints(middle?.[0] ?? { home: 0, away: 0 });
  const lines = Array.from({ length: 2 * around + 1 }, (_, index) => centre + index - around);
  const [first = 'home', second = 'away'] = picksOf(sport, market);
  const off = new Map(
    lines
      .filter((line) => isLine(sport, market, line))
      .map((line) => {
        const [one, other] = [first, second].map((pick) => worthOf(outlook, { market, line, pick }).won);
        return [line, Math.abs((one ?? 0) - (other ?? 0))];
      }),
  );
  const [best = 0] = [...off.keys()].sort(
    (a, b) => (off.get(a) ?? 0) - (off.get(b) ?? 0) || Math.abs(a - centre) - Math.abs(b - centre),
  );
  return best;
}

/**
 * Chances outside of these are not offered, they are as good as decided; and nothing that is given back more often
 * than `back`.
 */
const offered = { least: 0.02, most: 0.94, back: 0.6 } as const;

/**
 * The price in hundredths (250 is 2.50) at which a bet returns its stake less the margin on average, rounded down; null
 * where it is not offered.
 */
export function oddsOf(sport: SportName, market: MarketKind, { won, back }: Worth): number | null {
  const chance = won / (1 - back);
  if (back > offered.back || chance < offered.least || chance > offered.most) return null;
  const odds = Math.floor((100 * (1 / marginOf(sport, market) - back)) / won + 1e-9);
  return odds > 100 ? odds : null;
}
