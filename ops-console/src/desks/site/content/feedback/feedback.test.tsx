import { afterEach, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix } from '@unisite/shared/contract/operators';
import {
  answerFeedback,
  changeFeedback,
  feedbackDesk,
  type OperatorFeedback,
} from '@unisite/shared/contract/operatorsFeedback';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { vietnam } from '../../../../testing/marketSettings.ts';
import { FeedbackPage } from './FeedbackPage.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const ofGuest: OperatorFeedback = {
  id: '7',
  revision: 1,
  reference: 'F-AAAA2222',
  market: 'VN',
  member: null,
  content: 'Trang tải chậm',
  contact: '0901234567',
  at: '2026-11-25T02:00:00.000Z',
  state: 'new',
  note: '',
  answer: null,
  by: null,
  changedAt: null,
};
const ofMember: OperatorFeedback = {
  ...ofGuest,
  id: '8',
  reference: 'F-BBBB3333',
  member: { account: 'minhanh', nickname: 'Minh Anh' },
  contact: null,
};
const page = (rows: OperatorFeedback[]) => ({ page: 1, pageSize: 10, total: rows.length, rows });
const open = async (roles: OperatorRole[] = ['support']) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(feedbackDesk, { state: 'new', page: 1, pageSize: 10 }, page([ofMember, ofGuest]));
    answers(feedbackDesk, { state: 'closed', page: 1, pageSize: 10 }, page([]));
    return <FeedbackPage />;
  });
};
// only the id is in the call's path
const call = (id: string) => ({ id }) as never;

test('a member is answered in the inbox, a guest has a contact and no inbox', async () => {
  await open();
  expect(site.text()).toContain('Liên hệ: 0901234567');
  expect(site.buttons()).not.toContain('Trả lời F-AAAA2222');
  await site.press('Trả lời F-BBBB3333');
  await site.press('Gửi');
  expect(site.text()).toContain('Viết câu trả lời.');
  await site.type('Câu trả lời', ' Cảm ơn bạn. ');
  site.answers(answerFeedback, call('8'), { revision: 2 });
  await site.press('Gửi');
  expect(site.done.at(-1)).toMatchObject({
    address: '/ops/feedback/8/answer',
    body: { revision: 1, text: 'Cảm ơn bạn.' },
  });
});

test('somebody was faster: it is said, and what was typed stays until the list is looked at', async () => {
  await open();
  await site.press('Cập nhật F-AAAA2222');
  await site.type('Ghi chú nội bộ', 'Đã gọi');
  site.refuses(changeFeedback, call('7'), 'FEEDBACK_CHANGED');
  await site.press('Lưu');
  expect(site.done.at(-1)?.body).toEqual({ revision: 1, state: 'working', note: 'Đã gọi' });
  expect(site.field('Ghi chú nội bộ').value).toBe('Đã gọi');
  await site.press('Xem lại danh sách');
  expect(document.querySelector('dialog')).toBeNull();
});

test('the list is narrowed to a state; where nothing is it says so', async () => {
  await open();
  await site.press('Đã đóng');
  expect(site.text()).toContain('Không có góp ý nào');
});
