import { afterEach, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { type LateWin, lateWins, reviewLateWin } from '@unisite/shared/contract/operatorsLateWins';
import { decideProposal } from '@unisite/shared/contract/operatorsProposals';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { LateWins } from './LateWins.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const at = '2026-11-22T03:00:00.000Z';
const win: LateWin = {
  id: '8',
  caller: 'acme',
  vendor: 'JADE',
  game: { id: 'jade-claw', name: { vi: 'Vuốt Ngọc', en: 'Jade Claw' } },
  roundId: 'R-1',
  transactionId: 'W-9',
  member: { id: '7', account: 'lan', nickname: 'Lan' },
  market: 'VN',
  currency: 'VND',
  amount: vnd(70_000),
  at,
  proposal: null,
  review: null,
  round: { state: 'settled', staked: vnd(10_000), won: vnd(0), closedAt: at },
};
const page = (...rows: LateWin[]) => ({ page: 1, pageSize: 5, total: rows.length, rows });
const open = async (...rows: LateWin[]) => {
  site = await atConsole('tien', ['cash'], ({ answers }) => {
    answers(lateWins, { selection: 'open', page: 1, pageSize: 5 }, page(...rows));
    return <LateWins />;
  });
};
// only the id is in the call's path
const call = { id: '8' } as never;

test('one is proposed to be paid, with the round as it was closed', async () => {
  await open(win);
  expect(site.text()).toContain('Vuốt Ngọc');
  expect(site.text()).toMatch(/R-1: đóng lúc .*; cược 10\.000/);
  await site.press('Đề nghị trả: W-9');
  expect(site.text()).toMatch(/70\.000.* được cộng vào ví của lan/);
  await site.type('Lý do', 'Nhà phát hành đã gửi ván');
  site.answers(reviewLateWin, call, win);
  await site.press('Gửi đề xuất');
  expect(site.done.at(-1)?.body).toMatchObject({ decision: 'pay', why: 'Nhà phát hành đã gửi ván' });
});

test('one that waits is approved by another, or dismissed meanwhile', async () => {
  await open({ ...win, proposal: { id: '5', by: 'hoa', notBy: ['hoa'], at, why: 'Đã đối chiếu' } });
  expect(site.buttons()).toEqual(expect.arrayContaining(['Duyệt: W-9', 'Từ chối: W-9', 'Bỏ qua: W-9']));
  expect(site.buttons()).not.toContain('Đề nghị trả: W-9');
  await site.press('Duyệt: W-9');
  await site.type('Lý do', 'Đúng');
  site.answers(decideProposal, { id: '5' } as never, { state: 'done', secretHalf: null });
  await site.press('Duyệt');
  expect(site.done.at(-1)?.address).toBe('/ops/proposals/5/decision');
  await site.press('Bỏ qua: W-9');
  expect(site.text()).toContain('lan không nhận');
});

test('where nothing is open, a button leads to what was reviewed', async () => {
  await open();
  const paid = { ...win, review: { outcome: 'paid' as const, by: 'hoa', at, why: 'Đã đối chiếu' } };
  site.answers(lateWins, { selection: 'reviewed', page: 1, pageSize: 5 }, page(paid));
  await site.press('Tiền thắng đến muộn đã xem xét');
  expect(site.text()).toContain('hoa duyệt trả');
  expect(site.buttons()).not.toContain('Bỏ qua: W-9');
});
