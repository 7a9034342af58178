import { type AgeGate, ageGate, confirmAge } from '@unisite/shared/contract/age';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { flush, resetSession as forgetVisitor, mounting, standInPlatform } from '@unisite/shared/testing';
import { act } from 'react';
import en from '../locales/en.json';
import vi from '../locales/vi.json';

/** The stand-in platform in tests of the modals. */
export const platform = standInPlatform();

export const mountModal = mounting('mf-auth', async (language) => (language === 'en' ? en : vi));

/** The age gate's response once it was passed. */
const passedGate: AgeGate = {
  minAge: 18,
  today: '2026-11-26',
  terms: {
    version: 3,
    publishedAt: '2026-10-01T03:00:00.000Z',
    changed: { vi: 'Thêm một mục.', en: 'One section more.' },
  },
  standing: { state: 'confirmed' },
};

/** Sets the visitor's standing at the age gate. */
export const setGateStanding = (standing: AgeGate['standing'], version = 3): void =>
  platform.answer(ageGate, () => ({ ...passedGate, terms: { ...passedGate.terms, version }, standing }));

/** Sets the response to the next date of birth. */
export const answerGate = (answer: ValueOf<typeof confirmAge>): void => platform.answer(confirmAge, () => answer);

/** Signed out, age gate passed on this device, no other responses. */
export function resetSession(): void {
  platform.forgetAll();
  platform.answer(ageGate, () => passedGate);
  forgetVisitor();
}

const queryAll = <E extends HTMLElement>(selector: string): E[] => [...document.querySelectorAll<E>(selector)];

/** The element; throws when it is missing, so that a failing test says what it looked for. */
function found<E>(what: string, element: E | undefined): E {
  if (!element) throw new Error(`no ${what} in ${document.body.innerHTML}`);
  return element;
}

/** A label's text without its note. */
const textOf = (label: Element): string => label.querySelector('span')?.textContent ?? '';

export const labels = (): string[] => queryAll('.field__label').map(textOf);

export function input(label: string): HTMLInputElement {
  const id = queryAll<HTMLLabelElement>('.field__label').find((one) => textOf(one) === label)?.htmlFor;
  return found(
    `field ${label}`,
    queryAll<HTMLInputElement>('input').find((one) => id !== undefined && one.id === id),
  );
}

export const hasButton = (name: string): boolean => queryAll('button').some(({ textContent }) => textContent === name);

/** The last button of that name: the one in the topmost dialog. */
export const button = (name: string): HTMLElement =>
  found(
    `button ${name}`,
    queryAll('button').findLast((one) => (one.getAttribute('aria-label') ?? one.textContent) === name),
  );

export const press = async (name: string): Promise<void> => {
  await act(async () => button(name).click());
  await flush();
};

function typeInto(element: HTMLInputElement, text: string): Promise<void> {
  return act(async () => {
    element.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const fill = (label: string, text: string): Promise<void> => typeInto(input(label), text);

/** Chooses an option of a select. */
export async function choose(name: string, value: string): Promise<void> {
  const select = found(`select ${name}`, queryAll<HTMLSelectElement>(`select[name="${name}"]`)[0]);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Chooses a date of birth, YYYY-MM-DD, and accepts the terms. */
export async function fillGate(birthDate: string): Promise<void> {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  await choose('day', String(Number(day)));
  await choose('month', String(Number(month)));
  await choose('year', year);
  await tick('agreed');
}

/** Blurs the field. */
export const leave = async (label: string): Promise<void> => {
  await act(async () => input(label).blur());
  await flush();
};

export const send = async (): Promise<void> => {
  const form = found('form', queryAll<HTMLFormElement>('form')[0]);
  await act(async () => form.requestSubmit());
  // sealing and opening take several turns of the event loop
  for (let tries = 0; tries < 50 && document.querySelector('form [aria-busy="true"]'); tries += 1) await flush(20);
  await flush();
};

/** The error of a field; empty when it is valid. */
export function errorOf(label: string): string {
  const { id } = input(label);
  return document.getElementById(`${id}-error`)?.textContent ?? '';
}

export const alerts = (): string[] => queryAll('[role="alert"]').map(({ textContent }) => textContent ?? '');

/** The topmost confirmation or warning. */
export const topDialog = (): HTMLElement | undefined => queryAll('[role="alertdialog"]').at(-1);

export const tick = async (name: string): Promise<void> => {
  const box = found(`box ${name}`, queryAll<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`)[0]);
  await act(async () => box.click());
};

export const pressKey = (key: string): Promise<void> =>
  act(async () => {
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const target = focused ?? found('dialog', queryAll('dialog').at(-1));
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
