import { byId, make } from '../../../client/dom.ts';

export type Radios<Value> = {
  readonly value: Value;
  enable(on: boolean): void;
};

/** A group of radio buttons with arrow key navigation. */
export function createRadios<Value extends string | number>(
  id: string,
  values: readonly Value[],
  first: Value,
  labelOf: (value: Value) => string,
  onChange: () => void,
): Radios<Value> {
  let value = first;
  let enabled = true;
  const buttons = values.map((each) =>
    make('button', { type: 'button', role: 'radio', class: 'option' }, labelOf(each)),
  );
  const show = (): void => {
    buttons.forEach((button, index) => {
      const chosen = values[index] === value;
      button.setAttribute('aria-checked', String(chosen));
      button.setAttribute('aria-disabled', String(!enabled));
      button.tabIndex = chosen ? 0 : -1;
    });
  };
  const choose = (index: number): void => {
    const next = values[index];
    if (!enabled || next === undefined || next === value) return;
    value = next;
    show();
    onChange();
  };
  buttons.forEach((button, index) => {
    button.addEventListener('click', () => choose(index));
    button.addEventListener('keydown', (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      const next = (index + step + values.length) % values.length;
      choose(next);
      if (enabled) buttons[next]?.focus();
    });
  });
  byId(id, HTMLElement).replaceChildren(...buttons);
  show();
  return {
    get value() {
      return value;
    },
    enable(on) {
      enabled = on;
      show();
    },
  };
}
