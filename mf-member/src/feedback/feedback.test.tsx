import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { feedback, ownFeedback } from '@unisite/shared/contract/site';
import { bus } from '@unisite/shared/events';
import { act } from 'react';
import { button, errorOf, eventually, goTo, mountModule, press, resetSession, signIn, type } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import FeedbackPage from './FeedbackPage.tsx';

type Row = GivenOf<typeof ownFeedback>['rows'][number];

let page: Awaited<ReturnType<typeof mountModule>>;
beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/member?page=feedback');
});
afterEach(() => page.unmount());

const row = (reference: string, more: Partial<Row> = {}): Row => ({
  reference,
  content: 'Chữ hơi nhỏ',
  at: '2026-11-20T02:00:00Z',
  state: 'sent',
  changedAt: null,
  answer: null,
  ...more,
});
const rowsOf = (rows: Row[]) => answer(ownFeedback, () => ({ page: 1, pageSize: 10, total: rows.length, rows }));
const text = () => page.element.textContent ?? '';

test('each message has its state, and its answer comes by itself', async () => {
  rowsOf([
    row('F-1'),
    row('F-2', { state: 'read', changedAt: '2026-11-20T03:00:00Z' }),
    row('F-3', { state: 'closed' }),
  ]);
  page = await mountModule(FeedbackPage, '/member');
  await eventually(() => expect(page.element.querySelectorAll('li')).toHaveLength(3));
  for (const state of ['Đã gửi', 'Đang xem', 'Đã đóng']) expect(text()).toContain(state);
  rowsOf([row('F-1', { state: 'answered', answer: 'Cảm ơn bạn.' })]);
  await act(async () => bus.emit('messages.unread', { count: 1 }));
  await eventually(() => expect(text()).toContain('Cảm ơn bạn.'));
  expect(text()).toContain('Đã trả lời');
});

test('nothing empty is sent; what was sent is in the list', async () => {
  rowsOf([]);
  page = await mountModule(FeedbackPage, '/member');
  await eventually(() => expect(text()).toContain('Bạn chưa gửi góp ý nào'));
  await press(button(page.element, 'Gửi'));
  expect(errorOf(page.element, 'content')).toContain('Viết điều bạn muốn gửi.');
  type(page.element, 'content', ' Chữ hơi nhỏ ');
  answer(feedback, () => ({ reference: 'F-9' }));
  rowsOf([row('F-9')]);
  await press(button(page.element, 'Gửi'));
  await eventually(() => expect(text()).toContain('F-9'));
  expect(callsOf(feedback)[0]?.request).toEqual({ content: 'Chữ hơi nhỏ' });
});

test('a failure says so, and can be tried again', async () => {
  refuse(ownFeedback, 'UNAVAILABLE', 503);
  page = await mountModule(FeedbackPage, '/member');
  await eventually(() => expect(text()).toContain('Chưa tải được góp ý của bạn'));
  rowsOf([row('F-1')]);
  await press(button(page.element, 'Thử lại'));
  await eventually(() => expect(text()).toContain('F-1'));
});

test('who plays for free has no such page', async () => {
  resetSession();
  signIn({ customerType: 4 });
  page = await mountModule(FeedbackPage, '/member');
  expect(callsOf(ownFeedback)).toEqual([]);
  expect(text()).toContain('Vui lòng đăng ký hoặc đăng nhập vào tài khoản chính thức');
});
