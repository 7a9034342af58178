import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { announcements } from '@unisite/shared/contract/messages';
import { resetSession, signIn, standInPlatform, until } from '@unisite/shared/testing';
import { act } from 'react';
import { mountModule } from '../testing/mountModule.ts';
import NoticeModal from './NoticeModal.tsx';
import { isQuiet } from './quietDay.ts';

const { answer, refuse, callsOf, forgetAll } = standInPlatform();
let page: Awaited<ReturnType<typeof mountModule>>;
const onClose = jest.fn();
const Popup = () => <NoticeModal onClose={onClose} />;
beforeEach(() => {
  forgetAll();
  resetSession();
  localStorage.clear();
  onClose.mockClear();
  signIn();
});
afterEach(() => page.unmount());

const notice = (id: string, pinned = false) => ({
  id,
  type: 'PU' as const,
  title: `Tin ${id}`,
  content: `Một\n\nHai ${id}`,
  time: '2026-11-20T00:00:00Z',
  pinned,
  picture: null,
});
const notices = (...rows: ReturnType<typeof notice>[]) =>
  answer(announcements, () => ({ page: 1, pageSize: 5, total: rows.length, rows }));
const title = () => page.element.querySelector('dialog h2')?.textContent ?? null;
const press = (name: string) =>
  act(async () =>
    [...page.element.querySelectorAll<HTMLElement>('button')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
      ?.click(),
  );

test('news stand one at a time, the pinned ones first', async () => {
  notices(notice('1'), notice('2', true));
  page = await mountModule(Popup);
  await until(() => title() !== null);
  expect(title()).toBe('Tin 2');
  expect(page.element.textContent).toContain('Tin 1 trên 2');
  await press('Tin sau');
  expect(title()).toBe('Tin 1');
  expect([...page.element.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['Một', 'Hai 1']);
  await press('Đóng');
  expect(onClose).toHaveBeenCalled();
  expect(isQuiet(new Date())).toBe(false);
});

test('who wants none today gets none until tomorrow', async () => {
  notices(notice('1'));
  page = await mountModule(Popup);
  await until(() => title() !== null);
  await act(async () => page.element.querySelector<HTMLElement>('input[type="checkbox"]')?.click());
  await press('Đóng');
  expect(isQuiet(new Date())).toBe(true);
  expect(isQuiet(new Date(Date.now() + 86_400_000))).toBe(false);
  await page.unmount();
  onClose.mockClear();
  forgetAll();
  page = await mountModule(Popup);
  expect([title(), callsOf(announcements).length, onClose.mock.calls.length]).toEqual([null, 0, 1]);
});

test('without news, or where they do not come, it goes by itself', async () => {
  notices();
  page = await mountModule(Popup);
  await until(() => onClose.mock.calls.length > 0);
  expect(title()).toBeNull();
  await page.unmount();
  onClose.mockClear();
  resetSession();
  signIn();
  refuse(announcements, 'UNAVAILABLE', 503);
  page = await mountModule(Popup);
  await until(() => onClose.mock.calls.length > 0);
  expect(onClose).toHaveBeenCalled();
});

test('one on a break is told nothing', async () => {
  resetSession();
  signIn({ onBreak: true });
  notices(notice('1'));
  page = await mountModule(Popup);
  expect([title(), callsOf(announcements).length]).toEqual([null, 0]);
  expect(onClose).toHaveBeenCalled();
});
