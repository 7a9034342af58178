import { afterEach, describe, expect, test } from '@jest/globals';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { contradictions, decideSettlement, proposeSettlement } from '@unisite/shared/contract/operatorsContradictions';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { Contradictions } from './Contradictions.tsx';

let site: AtConsole;
afterEach(() => site.leave());

type Row = GivenOf<typeof proposeSettlement>;
const at = '2026-11-21T03:00:00.000Z';
const row: Row = {
  id: '4',
  kind: 'withdrawal',
  reference: 'RT261121ABCDEF',
  market: 'VN',
  currency: 'VND',
  provider: 'sandbox',
  member: { id: '7', account: 'lan', nickname: 'Lan' },
  reported: 'paid',
  detail: null,
  times: 3,
  at,
  lastAt: at,
  state: 'rejected',
  amount: 500_000,
  effect: 'paidAfterAll',
  change: -500_000,
  balance: 120_000,
  debt: 30_000,
  proposal: null,
  settled: null,
  events: [
    { at, state: 'rejected', who: 'provider:sandbox', why: 'declined', act: null },
    { at, state: 'rejected', who: 'provider:sandbox', why: 'paid', act: 'providerContradicted' },
  ],
};
const proposal = { id: '11', outcome: 'followed', by: 'mia', at, why: 'Đã thấy ở ngân hàng' } as const;
const page = (...rows: Row[]) => ({ page: 1, pageSize: 5, total: rows.length, rows });
/** The page's text, with plain spaces in amounts. */
const text = () => site.text().replaceAll('\u00a0', ' ');
const open = async (account: string, ...rows: Row[]) => {
  site = await atConsole(account, ['cash'], ({ answers }) => {
    answers(contradictions, { selection: 'open', page: 1, pageSize: 5 }, page(...rows));
    answers(contradictions, { selection: 'settled', page: 1, pageSize: 5 }, page());
    return <Contradictions />;
  });
};

test('without one that is open there is only the way to those that were settled', async () => {
  await open('mia');
  expect(site.buttons()).toEqual(['Mâu thuẫn đã xử lý']);
  await site.press('Mâu thuẫn đã xử lý');
  expect(site.text()).toContain('Chưa xử lý mâu thuẫn nào');
});

describe('an open one', () => {
  test('says what stands, what the provider says, and whose money it is; a proposal says what it does', async () => {
    await open('mia', row);
    expect(text()).toContain('sandbox báo đã chi trả lệnh này, trong khi ở đây lệnh đang là: Bị từ chối.');
    expect(text()).toContain('120.000,00 ₫, còn nợ 30.000,00 ₫');
    expect(text()).toContain('báo đã trả, trái với trạng thái hiện tại.');
    await site.press('Thu lại 500.000,00\u00a0₫: RT261121ABCDEF');
    expect(text()).toContain('500.000,00 ₫ được trừ lại khỏi ví của lan');
    expect(text()).toContain('Chưa có gì thay đổi cho đến khi một người khác phụ trách rút tiền duyệt.');
    await site.type('Lý do', 'Đã thấy ở ngân hàng');
    site.answers(proposeSettlement, { id: '4' }, { ...row, proposal });
    await site.press('Gửi đề xuất');
    expect(site.done).toMatchObject([
      {
        method: 'POST',
        address: '/ops/cash/contradictions/4/proposals',
        body: { outcome: 'followed', reported: 'paid', state: 'rejected', why: 'Đã thấy ở ngân hàng' },
      },
    ]);
    expect(site.text()).toContain('Đã gửi đề xuất, chờ người khác duyệt');
  });

  test('of which a proposal waits is decided by another operator, and withdrawn by the same', async () => {
    await open('mia', { ...row, proposal });
    expect(site.buttons()).toContain('Rút lại: RT261121ABCDEF');
    expect(site.buttons()).not.toContain('Duyệt: RT261121ABCDEF');
    await site.leave();
    await open('noa', { ...row, proposal });
    expect(site.buttons()).not.toContain('Rút lại: RT261121ABCDEF');
    await site.press('Duyệt: RT261121ABCDEF');
    expect(site.text()).toContain('mia đề nghị: “Đã thấy ở ngân hàng”.');
    await site.type('Lý do', 'Tôi cũng thấy');
    site.refuses(decideSettlement, { id: '4' }, 'CONTRADICTION_CHANGED');
    await site.press('Duyệt');
    expect(site.done).toMatchObject([{ body: { proposal: '11', decision: 'approve', why: 'Tôi cũng thấy' } }]);
    expect(site.text()).toContain('CONTRADICTION_CHANGED');
    expect(site.field('Lý do').value).toBe('Tôi cũng thấy');
  });

  test('with nothing to follow can only be left as it is', async () => {
    await open('mia', {
      ...row,
      kind: 'deposit',
      reported: 'otherAmount',
      detail: 'T-1',
      state: 'confirmed',
      effect: null,
    });
    expect(text()).toContain('sandbox báo lại giao dịch T-1 với số tiền khác');
    expect(site.buttons().filter((name) => name.endsWith(': RT261121ABCDEF'))).toEqual(['Giữ nguyên: RT261121ABCDEF']);
  });
});
