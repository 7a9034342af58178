import type { Bet } from '../engine/bets.ts';

type Step = { readonly spot: string; readonly amount: number };

/** Bets on the table, with the order they were placed in. */
export type Bets = {
  readonly total: number;
  readonly chips: ReadonlyMap<string, number>;
  add(steps: readonly Step[]): void;
  /** Undoes the last bet; null where there is none. */
  undo(): Step | null;
  /** Removes all chips of a spot; 0 where there are none. */
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
