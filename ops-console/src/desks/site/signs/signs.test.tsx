import { afterEach, expect, test } from '@jest/globals';
import { matrix } from '@unisite/shared/contract/operators';
import { answerSign, type Sign, signs } from '@unisite/shared/contract/operatorsSigns';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam } from '../../../testing/marketSettings.ts';
import { SignsPage } from './SignsPage.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const chasing: Sign = {
  id: '5',
  member: { account: 'minhanh', nickname: 'Minh Anh', market: 'VN' },
  sign: 'chasing',
  facts: { deposits: 4, deposited: 400_000, lost: 250_000 },
  firstAt: '2026-11-25T02:00:00.000Z',
  lastAt: '2026-11-25T03:00:00.000Z',
  answer: null,
};
const payees: Sign = { ...chasing, id: '6', sign: 'manyPayees', facts: { accounts: 3 } };
const page = (rows: Sign[]) => ({ page: 1, pageSize: 10, total: rows.length, rows });
const open = async (...rows: Sign[]) => {
  site = await atConsole('khoa', ['support'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(signs, { state: 'open', page: 1, pageSize: 10 }, page(rows));
    answers(signs, { state: 'answered', page: 1, pageSize: 10 }, page([]));
    return <SignsPage />;
  });
};
// only the id is in the call's path
const call = (id: string) => ({ id }) as never;

test('a sign is read with its figures and its rule, and answered with what was done', async () => {
  await open(chasing);
  expect(site.text().replaceAll('\u00a0', ' ')).toContain('4 lần nạp, tổng 400.000 ₫, trong 24 giờ và thua 250.000 ₫');
  await site.press('Trả lời dấu hiệu của minhanh');
  await site.type('Lý do', 'Đã hỏi thăm');
  site.answers(answerSign, call('5'), {});
  await site.press('Ghi lại');
  expect(site.done.at(-1)).toMatchObject({
    address: '/ops/signs/5/answer',
    body: { outcome: 'messaged', why: 'Đã hỏi thăm' },
  });
});

test('of money laundering nothing can be told to the member', async () => {
  await open(payees);
  await site.press('Trả lời dấu hiệu của minhanh');
  expect(site.text()).toContain('Hội viên không được biết gì');
  expect(site.text()).not.toContain('Nhắn hội viên');
});

test('an answer of somebody faster is said, and what was typed stays', async () => {
  await open(chasing);
  await site.press('Trả lời dấu hiệu của minhanh');
  await site.type('Lý do', 'Đã gọi điện');
  site.refuses(answerSign, call('5'), 'SIGN_ANSWERED');
  await site.press('Ghi lại');
  expect(site.done.at(-1)?.body).toEqual({ outcome: 'messaged', why: 'Đã gọi điện' });
  expect(site.buttons()).toContain('Ghi lại');
});

test('nothing found is said', async () => {
  await open();
  expect(site.text()).toContain('Không có dấu hiệu nào');
});
