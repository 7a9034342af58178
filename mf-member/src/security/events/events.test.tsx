import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { securityEvents } from '@unisite/shared/contract/memberSecurity';
import { currentLocation } from '@unisite/shared/navigation';
import en from '../../locales/en.json';
import vi from '../../locales/vi.json';
import { button, eventually, goTo, mountModule, press, resetSession, signIn } from '../../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../../testing/platform.ts';
import { EventsPanel } from './EventsPanel.tsx';
import { eventAppearance } from './eventAppearance.ts';

let page: Awaited<ReturnType<typeof mountModule>> | undefined;

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/member?page=securityCenter&view=security');
});
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});

const event = (kind: string) => ({
  at: '2026-11-20T03:00:00.000Z',
  kind,
  ip: '203.0.113.7',
  browser: 'Chrome, Windows',
});
const element = () => page?.element ?? document.body;
const open = async () => {
  page = await mountModule(EventsPanel, '/member');
};
const rows = () => [...element().querySelectorAll('tbody tr:not([aria-hidden])')].map((row) => row.textContent);

test('each event is told in words, with where and when', async () => {
  answer(securityEvents, ({ page: asked }) => ({
    page: Number(asked),
    pageSize: 10,
    total: 3,
    rows: [event('signedIn'), event('passwordChanged'), event('somethingNew')],
  }));
  await open();
  await eventually(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toBe('Đăng nhập thành côngChrome, WindowsChrome, Windows203.0.113.720/11/2026 10:00');
  expect(rows()[1]).toContain('Đổi mật khẩu');
  expect(rows()[2]).toContain('Hoạt động khác');
});

test('an event has words where it has a look, and the other way round', () => {
  for (const { event: words } of [vi, en])
    for (const kind of Object.keys(words)) expect(eventAppearance(kind).words).toBe(kind);
  expect(eventAppearance('toString').words).toBe('other');
});

test('the list goes on page by page, and the address keeps the page', async () => {
  answer(securityEvents, ({ page: asked }) => ({
    page: Number(asked),
    pageSize: 10,
    total: 14,
    rows: Array.from({ length: Number(asked) === 1 ? 10 : 4 }, () => event('signedIn')),
  }));
  await open();
  await eventually(() => expect(rows()).toHaveLength(10));
  await press(button(element(), 'Trang 2'));
  await eventually(() => expect(rows()).toHaveLength(4));
  expect(currentLocation().location.search).toBe('?page=securityCenter&view=security&p=2');
  expect(callsOf(securityEvents).at(-1)?.request).toEqual({ page: '2', pageSize: '10' });
  expect(element().textContent).toContain('11–14 trên 14');
});

test('nothing yet is said so, and so is a page after the last', async () => {
  answer(securityEvents, () => ({ page: 1, pageSize: 10, total: 0, rows: [] }));
  await open();
  await eventually(() => expect(element().textContent).toContain('Chưa có hoạt động nào'));
  answer(securityEvents, ({ page: asked }) => ({
    page: Number(asked),
    pageSize: 10,
    total: 1,
    rows: Number(asked) === 1 ? [event('signedIn')] : [],
  }));
  await goTo('/member?page=securityCenter&view=security&p=9');
  await press(await eventually(() => button(element(), 'Về trang đầu')));
});

test('a list that did not come can be asked for again', async () => {
  refuse(securityEvents, 'INTERNAL', 500);
  await open();
  await eventually(() => expect(element().textContent).toContain('Chưa tải được hoạt động gần đây'));
  answer(securityEvents, () => ({ page: 1, pageSize: 10, total: 1, rows: [event('signedOut')] }));
  await press(button(element(), 'Thử lại'));
  await eventually(() => expect(rows()).toHaveLength(1));
});
