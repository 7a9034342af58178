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
  /** What the button for the greatest stake would set. */
  readonly greatest: number;
  /** Free rounds that are played now; null: for money. */
  readonly free: FreeRoundsState | null;
};

export type SpinPanel = {
  show(shown: Shown): void;
  showWin(amount: number | null): void;
  /** Counts the win up, over so many milliseconds; what is shown next ends it. */
  countWin(amount: number, duration: number): void;
  onStake(change: (way: 'less' | 'more' | 'most') => void): void;
  readonly spinButton: HTMLButtonElement;
};

/** The stake, the win and the spin button of a slot; `spinText` names the button, with `{stake}` in it. */
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
      // Not `disabled`: the button keeps its focus, so that the space bar goes on working.
      spinButton.disabled = phase === 'over';
      spinButton.setAttribute('aria-disabled', String(!ready));
      document.body.dataset.phase = phase;
      // free rounds are played at their own stake
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
