import { byId } from '../../../client/dom.ts';
import { sayWaiting } from '../../../client/readouts.ts';
import { language } from '../../../client/texts.ts';
import { fill } from '../../../words/index.ts';
import { targets } from '../engine/limits.ts';
import { gameTexts, timesText } from './texts.ts';

export type AutoField = {
  /** Hundredths; null: cash out by hand; undefined: the input is invalid and the player has been told. */
  read(): number | null | undefined;
  set(multiplier: number | null): void;
  focus(): void;
  enable(on: boolean): void;
};

/** Parses a typed multiplier, with a comma or a point, in hundredths; null when it is not an allowed target. */
function multiplierOf(text: string): number | null {
  const typed = text.trim().replace(',', '.').replace(/[x×]$/, '');
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(typed)) return null;
  const hundredths = Math.round(Number(typed) * 100);
  return hundredths >= targets.least && hundredths <= targets.most ? hundredths : null;
}

/** Input for the multiplier at which the server cashes out automatically. */
export function createAutoField(onChange: () => void): AutoField {
  const input = byId('auto', HTMLInputElement);
  const presets = [...document.querySelectorAll<HTMLButtonElement>('[data-auto]')];

  function show(): void {
    const value = input.value.trim() === '' ? null : multiplierOf(input.value);
    input.removeAttribute('aria-invalid');
    for (const button of presets) {
      const own = button.dataset.auto === '' ? input.value.trim() === '' : Number(button.dataset.auto) === value;
      button.setAttribute('aria-pressed', String(own));
    }
    onChange();
  }

  function set(multiplier: number | null): void {
    const text = multiplier === null ? '' : String(multiplier / 100);
    input.value = language === 'vi' ? text.replace('.', ',') : text;
    show();
  }

  input.addEventListener('input', show);
  for (const button of presets) {
    button.addEventListener('click', () => set(button.dataset.auto === '' ? null : Number(button.dataset.auto)));
  }
  return {
    read() {
      if (input.value.trim() === '') return null;
      const value = multiplierOf(input.value);
      if (value !== null) return value;
      input.setAttribute('aria-invalid', 'true');
      input.focus();
      sayWaiting(fill(gameTexts.autoBad, { least: timesText(targets.least), most: timesText(targets.most) }));
      return undefined;
    },
    set,
    focus: () => input.select(),
    enable(on) {
      input.readOnly = !on;
      for (const button of presets) button.disabled = !on;
    },
  };
}
