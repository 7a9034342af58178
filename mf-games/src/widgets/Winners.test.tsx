import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { winnerBoard } from '@unisite/shared/contract/games';
import { flush } from '@unisite/shared/testing';
import { act } from 'react';
import { card, mountModule, resetSession } from '../testing/page.ts';
import { answer, forgetAll, refuse } from '../testing/platform.ts';
import Winners from './Winners.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;

const win = (amount: number, place: number) => ({
  at: `2026-11-21T03:0${place}:00.000Z`,
  account: `tài***${place}`,
  multiplier: 12.5,
  game: card(`g${place}`),
  amount,
});
const winner = (place: number) => ({ account: `nhất***${place}`, avatar: '', amount: 50_000_000 - place * 1_000_000 });
const board = (winners: number) => ({
  latest: [30_000, 90_000, 10_000, 70_000, 50_000, 80_000, 20_000, 60_000].map(win),
  top: Array.from({ length: winners }, (_, place) => winner(place)),
});

beforeEach(() => {
  forgetAll();
  resetSession();
});
afterEach(() => page.unmount());

const open = async () => {
  page = await mountModule(Winners);
  await flush();
};
const games = () => [...page.element.querySelectorAll('tbody a')].map((link) => link.textContent);
const button = (name: string) =>
  [...page.element.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
const ranks = (within: ParentNode | null) =>
  [...(within?.querySelectorAll('ol li') ?? [])].map((row) => row.querySelector('.one-line')?.textContent);

test('seven of the latest wins are shown with member, multiplier and amount, each leading to its game', async () => {
  answer(winnerBoard, () => board(20));
  await open();
  expect(games()).toEqual([0, 1, 2, 3, 4, 5, 6].map((place) => `Game g${place}`));
  const row = page.element.querySelector('tbody tr');
  for (const words of ['tài***0', '×12,5', '+30.000']) expect(row?.textContent).toContain(words);
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/game?id=g0');
});

test('the biggest come first when they are asked for, the latest again after', async () => {
  answer(winnerBoard, () => board(20));
  await open();
  await press('Thắng lớn');
  expect(games()).toEqual([1, 5, 3, 7, 4, 0, 6].map((place) => `Game g${place}`));
  expect(button('Thắng lớn')?.getAttribute('aria-selected')).toBe('true');
  await press('Mới nhất');
  expect(games()[0]).toBe('Game g0');
});

test('the week’s first seven stand beside them, all twenty in a dialog', async () => {
  answer(winnerBoard, () => board(20));
  await open();
  expect(ranks(page.element)).toEqual([0, 1, 2, 3, 4, 5, 6].map((place) => winner(place).account));
  await press('Xem đủ 20');
  const dialog = document.querySelector('dialog');
  expect(dialog?.querySelector('h2')?.textContent).toBe('Top 20 tuần này');
  expect(ranks(dialog)).toHaveLength(20);
  expect(ranks(dialog).at(-1)).toBe(winner(19).account);
  await act(async () => dialog?.querySelector<HTMLElement>('.dialog__close')?.click());
  expect(document.querySelector('dialog')).toBeNull();
});

test('where all winners are in sight there is nothing to open, and none is said', async () => {
  answer(winnerBoard, () => board(7));
  await open();
  expect(ranks(page.element)).toHaveLength(7);
  expect(button('Xem đủ 7')).toBeUndefined();
  await page.unmount();
  resetSession();
  answer(winnerBoard, () => ({ latest: [], top: [] }));
  await open();
  expect(page.element.textContent).toContain('Tuần này chưa có ai trong bảng');
});

test('a board that did not come is asked for again', async () => {
  refuse(winnerBoard, 'INTERNAL', 500);
  await open();
  expect(page.element.textContent).toContain('Chưa tải được bảng thắng');
  answer(winnerBoard, () => board(8));
  await press('Thử lại');
  await flush();
  expect(games()).toHaveLength(7);
});
