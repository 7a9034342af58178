import { fill } from '../words/index.ts';
import { byId } from './dom.ts';
import { announce } from './readouts.ts';
import { words } from './texts.ts';

export type Stakes = {
  readonly value: number;
  set(stake: number): void;
  /** Moves up or down the ladder. */
  step(by: 1 | -1): void;
  /** The greatest stake within an amount and below the current one; null: there is none. */
  atMost(amount: number): number | null;
  enable(on: boolean): void;
};

type Ladder = {
  readonly all: readonly number[];
  readonly first: number;
  readonly money: (amount: number) => string;
};

/** The stake of a round with its buttons; `onChange` is called for each change by the player. */
export function createStakes({ all, first, money }: Ladder, onChange: () => void): Stakes {
  const less = byId('stake-less', HTMLButtonElement);
  const more = byId('stake-more', HTMLButtonElement);
  let value = all.includes(first) ? first : (all[0] ?? 0);
  let enabled = true;

  function show(): void {
    byId('stake', HTMLOutputElement).textContent = money(value);
    less.disabled = !enabled || value === all[0];
    more.disabled = !enabled || value === all.at(-1);
  }

  function set(stake: number): void {
    value = stake;
    show();
    onChange();
    announce(fill(words.announceStake, { stake: money(value) }));
  }

  function step(by: 1 | -1): void {
    const next = all[all.indexOf(value) + by];
    if (next !== undefined) set(next);
  }

  less.addEventListener('click', () => step(-1));
  more.addEventListener('click', () => step(1));
  show();
  return {
    get value() {
      return value;
    },
    set,
    step,
    atMost: (amount) => all.filter((stake) => stake <= amount && stake < value).at(-1) ?? null,
    enable(on) {
      enabled = on;
      show();
    },
  };
}
