import type { Figures } from '@unisite/shared/contract/agents';
import type { TeamRow } from '@unisite/shared/contract/agentTeam';
import { vnd } from '@unisite/shared/contract/money';
import { flush, mounting } from '@unisite/shared/testing';
import { act } from 'react';
import vi from '../locales/vi.json';

export const mountModule = mounting('mf-agent', vi);

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

/** The button or link of that name, the newest in the document. */
export function button(name: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>('button, a')].findLast(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`no button is called ${name}`);
  return found;
}

export const press = (name: string): Promise<void> => act(async () => button(name).click());

/** Presses a key at the focus, or in a field. */
export const pressKey = (key: string, where: Element | null = document.activeElement): Promise<void> =>
  act(async () => void where?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

/** Types into a field, found by its name. */
export async function type(name: string, text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!field) throw new Error(`no field ${name}`);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const none: Figures = {
  deposits: vnd(0),
  withdrawals: vnd(0),
  turnover: vnd(0),
  payout: vnd(0),
  rebate: vnd(0),
  bonus: vnd(0),
  result: vnd(0),
  bets: 0,
};

export const figuresOf = (more: Partial<Figures> = {}): Figures => ({ ...none, ...more });

/** A row of the team. */
export const rowOf = (account: string, more: Partial<TeamRow> = {}): TeamRow => ({
  account,
  nickname: account,
  avatar: '/a.svg',
  kind: 'agent',
  state: 'active',
  rate: { series: 1960 },
  rateTomorrow: null,
  note: null,
  direct: 2,
  team: 5,
  figures: none,
  balance: vnd(0),
  lastSeenAt: null,
  isOnline: false,
  upline: 'daily01',
  ...more,
});
