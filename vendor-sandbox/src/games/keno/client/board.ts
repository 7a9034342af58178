import { byId, make } from '../../../client/dom.ts';
import { fill } from '../../../words/index.ts';
import { highest } from '../engine/paytables.ts';
import { gameTexts } from './texts.ts';

export type Board = {
  showPicks(picks: readonly number[]): void;
  /** Marks the numbers drawn so far, and the hits among them. */
  showDrawn(balls: readonly number[], picks: readonly number[]): void;
  enable(on: boolean): void;
};

/** Numbers per row, for the up and down arrows. */
const columns = 10;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
};

/** The eighty numbers as toggle buttons with a roving tabindex. */
export function createBoard(onPress: (n: number) => void): Board {
  const box = byId('board', HTMLElement);
  const buttons = Array.from({ length: highest }, (_, index) => {
    const n = index + 1;
    const button = make(
      'button',
      { type: 'button', class: 'ball num', tabindex: n === 1 ? '0' : '-1', 'aria-pressed': 'false' },
      String(n),
    );
    button.addEventListener('click', () => onPress(n));
    button.addEventListener('focus', () => {
      for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
    });
    return button;
  });
  box.replaceChildren(...buttons);

  box.addEventListener('keydown', (event) => {
    const from = buttons.findIndex((each) => each === document.activeElement);
    const step = steps[event.key];
    if (from < 0 || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    buttons[from + step]?.focus();
  });

  return {
    showPicks(picks) {
      buttons.forEach((button, index) => {
        button.setAttribute('aria-pressed', String(picks.includes(index + 1)));
      });
    },
    showDrawn(balls, picks) {
      buttons.forEach((button, index) => {
        const n = index + 1;
        const isDrawn = balls.includes(n);
        const isHit = isDrawn && picks.includes(n);
        button.classList.toggle('drawn', isDrawn);
        button.classList.toggle('hit', isHit);
        const name = isHit ? gameTexts.ballHit : isDrawn ? gameTexts.ballDrawn : gameTexts.ball;
        button.setAttribute('aria-label', fill(name, { n }));
      });
    },
    enable(on) {
      // Not `disabled`, so that the focused button keeps its focus.
      for (const button of buttons) button.setAttribute('aria-disabled', String(!on));
    },
  };
}
