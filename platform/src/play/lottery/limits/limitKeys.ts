import { type Bet, betsOf, countPicks, type Form, limitKeyOf, picksOf } from '@unisite/shared/lottery';

export interface LimitKey {
  readonly pick: string;
  readonly class: string;
}

/** Every pick of a bet that has a limit of its own, in the bet's order; for a bet with too many, the bet as a whole. */
export function limitKeys(bet: Bet, day: string): LimitKey[] {
  const all = bet.layout.rows.map(({ values }) => values);
  const keys = new Map<string, LimitKey>();
  for (const pick of picksOf(bet.layout, all)) {
    const key = limitKeyOf(bet, pick);
    keys.set(key, { pick: key, class: bet.classOf(pick, day) });
    // one key stands for all further ones
    if (key === '') break;
  }
  return [...keys.values()];
}

/** Up to this many picks are shown as a map. */
const MAPPED = 100;

/** All picks of a bet, where they are few enough for a map; otherwise none. */
export function mappedKeys(form: Form, code: string, day: string): LimitKey[] {
  const bet = betsOf(form).get(code);
  if (!bet) return [];
  const count = countPicks(
    bet.layout,
    bet.layout.rows.map(({ values }) => values),
  );
  return count <= MAPPED ? limitKeys(bet, day) : [];
}
