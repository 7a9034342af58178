import type { PlayState } from '../wire.ts';
import { fill } from '../words/index.ts';
import { byId } from './dom.ts';
import { duration } from './readouts.ts';
import { words } from './texts.ts';

/** `spinning` ends when the reels rest; `showing` and `waiting` end when the next round may begin. */
export type Phase = 'idle' | 'spinning' | 'showing' | 'waiting' | 'over';

type Shown = {
  readonly phase: Phase;
  readonly balance: number;
  readonly stake: number;
  readonly stakes: readonly number[];
  /** What the button for the greatest stake would set. */
  readonly greatest: number;
};

export type Panel = {
  show(shown: Shown): void;
  showWin(amount: number | null): void;
  showSession(session: PlayState['session']): void;
  readonly spinButton: HTMLButtonElement;
};

/** The amounts and buttons under the reels, and the figures of the session (`playedFor` milliseconds so far) above them. */
export function createPanel(money: (amount: number) => string, playedFor: number): Panel {
  const spinButton = byId('spin', HTMLButtonElement);
  const less = byId('stake-less', HTMLButtonElement);
  const more = byId('stake-more', HTMLButtonElement);
  const most = byId('stake-most', HTMLButtonElement);
  const balanceText = byId('balance', HTMLOutputElement);
  const stakeText = byId('stake', HTMLOutputElement);
  const winText = byId('win', HTMLOutputElement);
  const netText = byId('net', HTMLElement);
  const timeText = byId('play-time', HTMLElement);

  const start = performance.now() - playedFor;
  const tick = (): void => {
    timeText.textContent = duration(performance.now() - start);
  };
  tick();
  setInterval(tick, 1_000);

  return {
    spinButton,
    show({ phase, balance, stake, stakes, greatest }) {
      balanceText.textContent = money(balance);
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
    showSession({ won, staked }) {
      const net = won - staked;
      netText.textContent = `${net > 0 ? '+' : ''}${money(net)}`;
      netText.dataset.sign = net > 0 ? 'gain' : net < 0 ? 'loss' : 'even';
    },
  };
}
