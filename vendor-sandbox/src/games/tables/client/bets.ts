import type { Bet } from '../engine/bets.ts';

type Step = { readonly spot: string; readonly amount: number };

/** What lies on the table, and the order it was laid in. */
export type Bets = {
  readonly total: number;
  readonly chips: ReadonlyMap<string, number>;
  add(steps: readonly Step[]): void;
  /** Takes the last thing laid back; null where there is nothing. */
  undo(): Step | null;
  /** Takes all off a spot; 0 where nothing lies there. */
  take(spot: string): number;
  clear(): void;
  list(): readonly Bet[];
};

export function createBets(): Bets {
  let steps: Step[] = [];
  const chips = new Map<string, number>();

  const count = (): void => {
    chips.clear();
    for (const { spot, amount } of steps) chips.set(spot, (chips.get(spot) ?? 0) + amount);
  };

  return {
    get total() {
      return steps.reduce((sum, { amount }) => sum + amount, 0);
    },
    chips,
    add(more) {
      steps = [...steps, ...more];
      count();
    },
    undo() {
      const last = steps.pop() ?? null;
      count();
      return last;
    },
    take(spot) {
      const amount = chips.get(spot) ?? 0;
      steps = steps.filter((step) => step.spot !== spot);
      count();
      return amount;
    },
    clear() {
      steps = [];
      count();
    },
    list: () => [...chips].map(([spot, amount]) => ({ spot, amount })),
  };
}
