import type { RefusalCode } from '../wire.ts';
import { fill } from '../words/index.ts';
import { byId } from './dom.ts';
import { words } from './texts.ts';

/** Action of the message's button. */
export type Remedy = 'again' | 'reopen' | 'lower' | 'ok';

export type Trouble = {
  readonly icon: 'warning' | 'funds' | 'clock' | 'offline' | 'pause';
  readonly title: string;
  readonly text: string;
  readonly remedy: Remedy;
  /** Whether it is certain that no stake was taken; otherwise the text says that it may be returned later. */
  readonly nothingTaken: boolean;
};

const { trouble: texts } = words;

/** The message of a refusal (`lower`: a smaller stake is possible), or null where a line under the game is enough. */
export function troubleOf(
  code: RefusalCode,
  amounts: { balance: string; stake: string; lower: boolean },
): Trouble | null {
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return {
        icon: 'funds',
        title: texts.funds.title,
        text: fill(amounts.lower ? texts.funds.text : texts.fundsNone, {
          balance: amounts.balance,
          stake: amounts.stake,
        }),
        remedy: amounts.lower ? 'lower' : 'ok',
        nothingTaken: true,
      };
    case 'SESSION_EXPIRED':
      return { icon: 'clock', ...texts.expired, remedy: 'reopen', nothingTaken: true };
    case 'PLAYER_BLOCKED':
      return { icon: 'pause', ...texts.blocked, remedy: 'ok', nothingTaken: true };
    case 'PLAYER_EXCLUDED':
      return { icon: 'pause', ...texts.excluded, remedy: 'ok', nothingTaken: true };
    case 'LIMIT_REACHED':
      return { icon: 'pause', ...texts.limit, remedy: 'ok', nothingTaken: true };
    case 'GAME_MAINTENANCE':
    case 'GAME_UNKNOWN':
      return { icon: 'pause', ...texts.maintenance, remedy: 'ok', nothingTaken: true };
    case 'FREE_ROUNDS_OVER':
      return { icon: 'clock', ...texts.freeRoundsOver, remedy: 'ok', nothingTaken: true };
    case 'PLATFORM_DOWN':
    case 'UNAVAILABLE':
      return { icon: 'warning', ...texts.down, remedy: 'again', nothingTaken: false };
    case 'TOO_SOON':
    case 'TOO_MANY':
    case 'ROUND_RUNNING':
    case 'CONFLICT':
    case 'SETTLING':
    case 'ODDS_CHANGED':
    case 'SUSPENDED':
    case 'PLAY_PAUSED':
      return null;
    default:
      return { icon: 'warning', ...texts.refused, remedy: 'ok', nothingTaken: true };
  }
}

export const offline: Trouble = { icon: 'offline', ...texts.offline, remedy: 'again', nothingTaken: false };

/** Shows the message; resolves with the remedy pressed, or null when closed otherwise. */
export function showTrouble(trouble: Trouble): Promise<Remedy | null> {
  const dialog = byId('trouble', HTMLDialogElement);
  byId('trouble-icon', SVGElement).firstElementChild?.setAttribute('href', `#i-${trouble.icon}`);
  byId('trouble-title', HTMLElement).textContent = trouble.title;
  byId('trouble-text', HTMLElement).textContent = trouble.text;
  byId('trouble-nothing', HTMLElement).hidden = !trouble.nothingTaken;
  const action = byId('trouble-action', HTMLButtonElement);
  action.textContent = texts[trouble.remedy];
  let chosen: Remedy | null = null;
  action.onclick = () => {
    chosen = trouble.remedy;
    dialog.close();
  };
  if (!dialog.open) dialog.showModal();
  action.focus();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(chosen), { once: true });
  });
}
