import { byId, make } from '../../../client/dom.ts';
import { chipAmount } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { tableTexts } from './texts.ts';

/** The chips to choose from: a group of radio buttons. */
export function createChips(
  values: readonly number[],
  first: number,
  money: (amount: number) => string,
  onChoose: () => void,
): { readonly value: number } {
  let value = first;
  const box = byId('chips', HTMLElement);
  const buttons = values.map((amount, index) =>
    make(
      'button',
      {
        type: 'button',
        role: 'radio',
        class: `chip chip-${index}`,
      },
      make('span', { class: 'num', 'aria-hidden': 'true' }, chipAmount(amount)),
      make('span', { class: 'sr' }, fill(tableTexts.chip, { amount: money(amount) })),
    ),
  );
  const choose = (index: number, focus: boolean): void => {
    value = values[index] ?? value;
    buttons.forEach((button, each) => {
      button.setAttribute('aria-checked', String(each === index));
      button.tabIndex = each === index ? 0 : -1;
      if (focus && each === index) button.focus();
    });
  };
  buttons.forEach((button, index) => {
    button.addEventListener('click', () => {
      choose(index, false);
      onChoose();
    });
    button.addEventListener('keydown', (event) => {
      const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (way === undefined) return;
      event.preventDefault();
      choose((index + way + values.length) % values.length, true);
    });
  });
  choose(Math.max(0, values.indexOf(first)), false);
  box.replaceChildren(...buttons);
  return {
    get value() {
      return value;
    },
  };
}
