import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { announcements } from '@unisite/shared/contract/messages';
import { fakeTimersOnly, stubResponse } from '@unisite/shared/testing';
import { act } from 'react';
import { mountModule } from '../testing/mountModule.ts';
import NoticeStrip from './NoticeStrip.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;

const notice = (id: string) => ({
  id,
  type: 'H' as const,
  title: `Tin ${id}`,
  content: `Nội dung ${id}`,
  time: '2026-11-20T00:00:00Z',
  pinned: false,
  picture: null,
});
const show = async (...ids: string[]) => {
  stubResponse(
    announcements,
    { type: 'H', page: 1, pageSize: 5 },
    { page: 1, pageSize: 5, total: ids.length, rows: ids.map(notice) },
  );
  page = await mountModule(NoticeStrip);
};

beforeEach(() => {
  jest.useFakeTimers(fakeTimersOnly());
});
afterEach(async () => {
  await page.unmount();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));
const line = () => page.element.querySelector('p');
const stop = () => page.element.querySelector<HTMLElement>('button');

test('announcements take turns, unheard by screen readers, each leading to its own page', async () => {
  await show('1', '2');
  expect(line()?.textContent).toContain('Nội dung 1');
  expect(line()?.getAttribute('aria-live')).toBe('off');
  await pass(6);
  expect(line()?.textContent).toContain('Nội dung 2');
  expect(line()?.querySelector('a')?.getAttribute('href')).toBe('/noticePage?id=2');
  await pass(6);
  expect(line()?.textContent).toContain('Nội dung 1');
});

test('they stand still when stopped, and go on when wanted', async () => {
  await show('1', '2');
  await act(async () => stop()?.click());
  await pass(20);
  expect(line()?.textContent).toContain('Nội dung 1');
  await act(async () => stop()?.click());
  await pass(6);
  expect(line()?.textContent).toContain('Nội dung 2');
});

test('one alone stays and needs no button; none at all shows nothing', async () => {
  await show('1');
  await pass(20);
  expect(line()?.textContent).toContain('Nội dung 1');
  expect(stop()).toBeNull();
  await page.unmount();
  await show();
  expect(page.element.textContent).toBe('');
});
