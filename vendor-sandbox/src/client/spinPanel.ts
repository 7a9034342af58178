import { fill } from '../words/index.ts';
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
};

export type SpinPanel = {
  show(shown: Shown): void;
  showWin(amount: number | null): void;
  onStake(change: (way: 'less' | 'more' | 'most') => void): void;
  readonly spinButton: HTMLButtonElement;
};

/** The stake, the win and the spin button of a slot. */
export function createSpinPanel(money: (amount: number) => string): SpinPanel {
  const spinButton = byId('spin', HTMLButtonElement);
  const less = byId('stake-less', HTMLButtonElement);
  const more = byId('stake-more', HTMLButtonElement);
  const most = byId('stake-most', HTMLButtonElement);
  const stakeText = byId('stake', HTMLOutputElement);
  const winText = byId('win', HTMLOutputElement);

  return {
    spinButton,
    show({ phase, stake, stakes, greatest }) {
      stakeText.textContent = money(stake);
      spinButton.setAttribute('aria-label', fill(words.spinLabel, { stake: money(stake) }));
      const ready = phase === 'idle';
      // Not `disabled`: the button keeps its focus, so that the space bar goes on working.
      spinButton.disabled = phase === 'over';
      spinButton.setAttribute('aria-disabled', String(!ready));
      document.body.dataset.phase = phase;
      less.disabled = !ready || stake <= (stakes[0] ?? stake);
      more.disabled = !ready || stake >= (stakes.at(-1) ?? stake);
      most.disabled = !ready || stake === greatest;
    },
    showWin(amount) {
      winText.textContent = amount === null ? '–' : money(amount);
    },
    onStake(change) {
      less.addEventListener('click', () => change('less'));
      more.addEventListener('click', () => change('more'));
      most.addEventListener('click', () => change('most'));
    },
  };
}
