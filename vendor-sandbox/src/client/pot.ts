import { fill } from '../words/index.ts';

export type Pot = {
  /** Shows the pool's amount, hundredths; hidden for null and on pages without a place for it. */
  show(amount: number | null): void;
  /** A sentence announcing that the pool was won. */
  describe(amount: number): string;
};

export function createPot(money: (amount: number) => string): Pot {
  const box = document.getElementById('pot');
  const text = document.getElementById('pot-amount');
  return {
    show(amount) {
      if (box === null || text === null) return;
      box.hidden = amount === null;
      text.textContent = amount === null ? '' : money(amount);
    },
    describe: (amount) => fill(box?.dataset.hit ?? '', { amount: money(amount) }),
  };
}
