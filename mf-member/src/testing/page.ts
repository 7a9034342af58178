import { flush, mounting } from '@unisite/shared/testing';
import { toastStore } from '@unisite/shared/ui';
import { act } from 'react';
import vi from '../locales/vi.json';

export const mountModule = mounting('mf-member', vi);

export { goTo, resetSession, signIn } from '@unisite/shared/testing';

/** Timeout for what happens asynchronously, milliseconds. */
const patience = 5_000;

/** Waits until `look` succeeds; throws its last failure after the timeout. */
export async function eventually<Found>(look: () => Found): Promise<Found> {
  for (const end = performance.now() + patience; ; ) {
    await flush(5);
    try {
      return look();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

/** The only matching element; throws when there is none. */
export function find<E extends HTMLElement = HTMLElement>(within: ParentNode, selector: string): E {
  const found = within.querySelector<E>(selector);
  if (!found) throw new Error(`nothing matches ${selector}`);
  return found;
}

/** The button or link of that name. */
export function button(within: ParentNode, name: string): HTMLElement {
  const found = [...within.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`no button is called ${name}`);
  return found;
}

export const press = (element: HTMLElement): Promise<void> => act(async () => element.click());

/** Types or selects in a form field, found by its name. */
export function type(within: ParentNode, name: string, text: string): void {
  choose(find<HTMLInputElement | HTMLSelectElement>(within, `[name="${name}"]`), text);
}

/** Types or selects in a field without a name. */
export function choose(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string): void {
  const prototype: object = Object.getPrototypeOf(field);
  act(() => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });
}

/** The error of a field. */
export function errorOf(within: ParentNode, name: string): string {
  const field = find(within, `[name="${name}"]`);
  const [id] = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return field.getAttribute('aria-invalid') === 'true' && id ? (document.getElementById(id)?.textContent ?? '') : '';
}

export const toasts = (): string[] => toastStore.get().map(({ title }) => title);
