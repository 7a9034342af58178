import type { FreeRoundsState } from '../wire.ts';
import { fill } from '../words/index.ts';
import { createCounter } from './countUp.ts';
import { byId } from './dom.ts';
import { words } from './texts.ts';

/** `spinning` ends when the reels rest; `showing` and `waiting` end when the next round may begin. */
export type Phase = 'idle' | 'spinning' | 'showing' | 'waiting' | 'over';

type Shown = {
  readonly phase: Phase;
  readonly stake: number;
  readonly stakes: readonly number[];
  /** The stake that the maximum button sets. */
  readonly greatest: number;
  /** Free rounds being played; null: for money. */
  readonly free: FreeRoundsState | null;
};

export type SpinPanel = {
  show(shown: Shown): void;
  showWin(amount: number | null): void;
  /** Counts the win up in so many milliseconds; the next value shown ends it. */
  countWin(amount: number, duration: number): void;
  onStake(change: (way: 'less' | 'more' | 'most') => void): void;
  readonly spinButton: HTMLButtonElement;
};

/** Stake, win and spin button of a slot; `spinText` is the button's name, with `{stake}` in it. */
export function createSpinPanel(money: (amount: number) => string, spinText: string): SpinPanel {
  const spinButton = byId('spin', HTMLButtonElement);
  const less = byId('stake-less', HTMLButtonElement);
  const more = byId('stake-more', HTMLButtonElement);
  const most = byId('stake-most', HTMLButtonElement);
  const stakeText = byId('stake', HTMLOutputElement);
  const winText = byId('win', HTMLOutputElement);
  const win = createCounter((amount) => {
    winText.textContent = amount === null ? '–' : money(amount);
  });
  const stakeLabel = byId('stake-box', HTMLElement).querySelector('.readout-label') ?? stakeText;

  return {
    spinButton,
    show({ phase, stake, stakes, greatest, free }) {
      stakeText.textContent = money(stake);
      const amounts = { stake: money(stake), left: String(free?.left ?? 0) };
      spinButton.setAttribute('aria-label', fill(free ? words.freeRounds.spinLabel : spinText, amounts));
      stakeLabel.textContent = free ? fill(words.freeRounds.left, amounts) : words.stake;
      document.body.toggleAttribute('data-free', free !== null);
      const ready = phase === 'idle';
      // Not `disabled`, so that the button keeps its focus and the space bar keeps working.
      spinButton.disabled = phase === 'over';
      spinButton.setAttribute('aria-disabled', String(!ready));
      document.body.dataset.phase = phase;
      // Free rounds have a fixed stake.
      const fixed = !ready || free !== null;
      less.disabled = fixed || stake <= (stakes[0] ?? stake);
      more.disabled = fixed || stake >= (stakes.at(-1) ?? stake);
      most.disabled = fixed || stake === greatest;
    },
    showWin: win.show,
    countWin: win.count,
    onStake(change) {
      less.addEventListener('click', () => change('less'));
      more.addEventListener('click', () => change('more'));
      most.addEventListener('click', () => change('most'));
    },
  };
}
