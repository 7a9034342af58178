import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { application, sendApplication } from '@unisite/shared/contract/applications';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { bus } from '@unisite/shared/events';
import { goTo, resetSession, signIn, standInPlatform, until } from '@unisite/shared/testing';
import { act } from 'react';
import { mountModule } from '../testing/mountModule.ts';
import { ApplicationPanel } from './ApplicationPanel.tsx';

type Given = GivenOf<typeof application>;

const { answer, callsOf, forgetAll } = standInPlatform();
let page: Awaited<ReturnType<typeof mountModule>>;
const Panel = () => <ApplicationPanel id="zalo" />;
beforeEach(async () => {
  forgetAll();
  resetSession();
  await goTo('/promoDetail?id=zalo');
});
afterEach(() => page.unmount());

const fresh: Given = {
  application: null,
  canSend: true,
  obstacle: null,
  pictures: [],
  needs: 0,
  bets: null,
  gives: null,
  most: 131_000,
};
const sent = (more: Partial<NonNullable<Given['application']>>): NonNullable<Given['application']> => ({
  reference: 'HD-1',
  state: 'applying',
  remarks: 'Số Zalo 0901',
  bet: null,
  pictures: [],
  sentAt: '2026-11-20T02:00:00Z',
  decidedAt: null,
  reason: null,
  given: null,
  ...more,
});
const text = () => page.element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const named = (name: string) =>
  [...page.element.querySelectorAll<HTMLElement>('button')].find((one) => one.textContent === name);
const open = async (value: Given, shows: string) => {
  answer(application, () => value);
  page = await mountModule(Panel, '/promoDetail');
  await until(() => text().includes(shows));
};

test('who is not signed in is asked to, and nothing is asked of the platform', async () => {
  page = await mountModule(Panel, '/promoDetail');
  expect(text()).toContain('Đăng nhập để nộp đơn');
  expect(callsOf(application)).toEqual([]);
});

test('who plays for free is told of a full account', async () => {
  signIn({ customerType: 4 });
  page = await mountModule(Panel, '/promoDetail');
  expect(text()).toContain('Vui lòng đăng ký hoặc đăng nhập vào tài khoản chính thức');
});

test('one on a break has no form', async () => {
  signIn({ onBreak: true });
  await open(fresh, 'Bạn đang tạm nghỉ chơi');
  expect(named('Gửi đơn')).toBeUndefined();
});

test('what stands in the way is said, and a bet that fits is needed where it is for one', async () => {
  signIn();
  await open({ ...fresh, canSend: false, obstacle: 'Chương trình đã phát hết ngân sách.' }, 'hết ngân sách');
  expect(named('Gửi đơn')).toBeUndefined();
  await page.unmount();
  await open({ ...fresh, bets: [] }, 'Bạn chưa có cược thua nào phù hợp');
  expect(named('Gửi đơn')).toBeUndefined();
});

test('what is sent is shown, and its answer by itself; a refused one can be followed by another', async () => {
  signIn();
  await open(fresh, 'đến 131.000 ₫');
  answer(sendApplication, () => ({ ...fresh, canSend: false, application: sent({}) }));
  answer(application, () => ({ ...fresh, canSend: false, application: sent({}) }));
  await act(async () => named('Gửi đơn')?.click());
  await until(() => text().includes('Đang duyệt'));
  expect(callsOf(sendApplication)[0]?.request).toEqual({ id: 'zalo', remarks: '', bet: null, pictures: [] });
  expect(text()).toContain('Số Zalo 0901');

  const refused = sent({ state: 'refused', decidedAt: '2026-11-20T03:00:00Z', reason: 'Ảnh mờ' });
  answer(application, () => ({ ...fresh, application: refused }));
  await act(async () => bus.emit('messages.unread', { count: 1 }));
  await until(() => text().includes('Lý do: Ảnh mờ'));
  await act(async () => named('Gửi đơn khác')?.click());
  expect(named('Gửi đơn')).toBeDefined();
});
