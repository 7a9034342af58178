import type { SessionTotals } from '../wire.ts';
import { byId } from './dom.ts';
import { duration } from './readouts.ts';

export type SessionBar = { show(balance: number, session: SessionTotals): void };

/** Always shows the time played (`playedFor` milliseconds so far), the net result and the balance. */
export function createSessionBar(money: (amount: number) => string, playedFor: number): SessionBar {
  const balanceText = byId('balance', HTMLOutputElement);
  const netText = byId('net', HTMLElement);
  const timeText = byId('play-time', HTMLElement);
  const start = performance.now() - playedFor;
  const tick = (): void => {
    timeText.textContent = duration(performance.now() - start);
  };
  tick();
  setInterval(tick, 1_000);

  return {
    show(balance, { won, staked }) {
      balanceText.textContent = money(balance);
      const net = won - staked;
      netText.textContent = `${net > 0 ? '+' : ''}${money(net)}`;
      netText.dataset.sign = net > 0 ? 'gain' : net < 0 ? 'loss' : 'even';
    },
  };
}
