import { afterEach, expect, test } from '@jest/globals';
import en from '../../../locales/en.json';
import vi from '../../../locales/vi.json';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { MemberEvents } from './MemberEvents.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const event = (kind: string, browser = 'Chrome, Windows') => ({
  at: '2026-11-21T03:00:00.000Z',
  kind,
  ip: '203.0.113.7',
  browser,
});

test('customer service sees account events: what, when, from where and with which browser', async () => {
  const events = [event('bankAccountRemoved'), event('withdrawalPasswordRefused', ''), event('somethingNew')];
  site = await atConsole('hoa', ['support'], () => (
    <MemberEvents events={events} unkept={[{ kind: 'signInRefused', count: 1200 }]} />
  ));
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Gỡ tài khoản ngân hàng nhận tiền203.0.113.721/11/2026 10:00 · Chrome, Windows',
    'Nhập sai mật khẩu rút tiền203.0.113.721/11/2026 10:00',
    'Hoạt động khác203.0.113.721/11/2026 10:00 · Chrome, Windows',
    `${vi.members.event.signInRefused}Thêm 1200 lần trong 24 giờ qua, quá nhanh để liệt kê`,
  ]);
});

test('every kind that there are words for is told in them', async () => {
  const kinds = Object.keys(vi.members.event).filter((kind) => kind !== 'other');
  expect(Object.keys(en.members.event).sort()).toEqual([...kinds, 'other'].sort());
  site = await atConsole('hoa', ['support'], () => (
    <MemberEvents events={kinds.map((kind) => event(kind))} unkept={[]} />
  ));
  // the latest first
  expect(document.querySelectorAll('li').length).toBeLessThan(10);
  await site.press(`Xem cả ${kinds.length} sự kiện`);
  expect(document.querySelectorAll('li')).toHaveLength(kinds.length);
  expect(site.text()).not.toContain('Hoạt động khác');
});
