import type { Finals } from './finals.ts';
import { type Claim, isLine, type MarketKind, marginOf, partsOf, picksOf } from './markets.ts';
import type { Score, SportName } from './sport.ts';

/** A final score and its probability. */
type Final = readonly [score: Score, share: number];

/** Final scores grouped by what each market distinguishes; one score represents each group. */
export type Outlook = Readonly<Record<MarketKind, readonly Final[]>>;

/** Groups scores; groups are whole numbers below twice the size, and `stands` gives the representative score. */
function together(
  { size, shares }: Finals,
  kindOf: (home: number, away: number) => number,
  stands: (kind: number) => Score,
): readonly Final[] {
  const sums = new Float64Array(2 * size);
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      const kind = kindOf(home, away);
      sums[kind] = (sums[kind] ?? 0) + (shares[home * size + away] ?? 0);
    }
  }
  return Array.from(sums, (share, kind): Final => [stands(kind), share]).filter(([, share]) => share > 0);
}

export function outlookOf(finals: Finals): Outlook {
  const { size } = finals;
  const byLead = together(
    finals,
    (home, away) => size + home - away,
    (kind) => ({ home: Math.max(0, kind - size), away: Math.max(0, size - kind) }),
  );
  return {
    winner: byLead,
    handicap: byLead,
    overUnder: together(
      finals,
      (home, away) => home + away,
      (kind) => ({ home: kind, away: 0 }),
    ),
    both: together(
      finals,
      (home, away) => Math.min(1, home) + 2 * Math.min(1, away),
      (kind) => ({ home: kind % 2, away: kind >> 1 }),
    ),
  };
}

/** Expected shares of a stake that win and that are returned. */
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

/** Range of lines tried, in quarters either side of the middle one. */
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

/** Only probabilities in this range are offered: others are practically decided. `back`: maximum share returned. */
const offered = { least: 0.02, most: 0.94, back: 0.6 } as const;

/**
 * Price in hundredths (250 is 2.50) at which a bet returns its stake less the margin on average, rounded down; null
 * where it is not offered.
 */
export function oddsOf(sport: SportName, market: MarketKind, { won, back }: Worth): number | null {
  const chance = won / (1 - back);
  if (back > offered.back || chance < offered.least || chance > offered.most) return null;
  const odds = Math.floor((100 * (1 / marginOf(sport, market) - back)) / won + 1e-9);
  return odds > 100 ? odds : null;
}
