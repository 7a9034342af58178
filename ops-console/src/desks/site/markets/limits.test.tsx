import { afterEach, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import type { MarketView } from '@unisite/shared/contract/operators';
import { changeMarketLimits, listMarketLimits, type MoneyLimits } from '@unisite/shared/contract/operatorsLimits';
import { type Proposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { LimitsRule } from './LimitsRule.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const market: MarketView = {
  code: 'VN',
  name: { vi: 'Việt Nam', en: 'Vietnam' },
  fourEyes: false,
  revision: 1,
  openPages: 0,
  members: 1,
};
const limits: MoneyLimits = {
  approvedByOne: vnd(50_000_000),
  prize: vnd(50_000_000),
  prizesOfDay: vnd(500_000_000),
  prizesOfCampaign: vnd(2_000_000_000),
};
// The address of the call carries the code only.
const call = { code: 'VN' } as never;
const row = (now: MoneyLimits) => ({ code: 'VN', currency: 'VND', limits: now });

const open = async (roles: OperatorRole[] = ['security'], waiting: readonly Proposal[] = []) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(listMarketLimits, {}, { markets: [row(limits)] });
    answers(proposals, {}, { proposals: [...waiting] });
    return <LimitsRule market={market} limits={limits} />;
  });
};

test('lower holds at once, higher is proposed, and what is no amount is refused', async () => {
  await open();
  await site.press('Đổi hạn mức ở Việt Nam');
  expect(site.field('Mỗi lần thưởng').value).toBe('50.000.000');
  await site.type('Mỗi lần thưởng', '1000000');
  expect(site.text()).toContain('Có hiệu lực ngay.');
  await site.type('Mỗi lần thưởng', '60.000.000');
  expect(site.text()).toContain('Việc này chờ một người khác duyệt.');
  await site.type('Mỗi lần thưởng', '60.00');
  await site.type('Lý do', 'Giải mùa xuân');
  await site.press('Lưu');
  expect(site.text()).toContain('Nhập một số tiền từ 0 trở lên');
  expect(site.done).toEqual([]);
  await site.type('Mỗi lần thưởng', '0');
  site.answers(changeMarketLimits, call, { ...row({ ...limits, prize: vnd(0) }), state: 'done' });
  await site.press('Lưu');
  expect(site.done.at(-1)?.body).toMatchObject({ limits: { ...limits, prize: 0 }, expected: limits });
  expect(site.text()).toContain('Đã đổi hạn mức ở Việt Nam');
});

test('somebody was faster: how it stands now, and what was typed stays', async () => {
  await open();
  await site.press('Đổi hạn mức ở Việt Nam');
  await site.type('Mỗi lần thưởng', '60000000');
  await site.type('Lý do', 'Giải mùa xuân');
  site.refuses(changeMarketLimits, call, 'LIMITS_CHANGED');
  const now = { ...limits, prizesOfDay: vnd(100_000_000) };
  site.answers(listMarketLimits, {}, { markets: [row(now)] });
  await site.press('Gửi đề xuất');
  expect(site.text()).toContain('Người khác vừa thay đổi trước bạn.');
  await site.press('Xem lại với trạng thái mới');
  expect(site.field('Thưởng mỗi ngày').value).toBe('100.000.000');
  expect(site.field('Mỗi lần thưởng').value).toBe('60000000');
  site.answers(changeMarketLimits, call, { ...row(now), state: 'proposed' });
  await site.press('Gửi đề xuất');
  expect(site.done.at(-1)?.body).toMatchObject({ limits: { ...now, prize: 60_000_000 }, expected: now });
  expect(site.text()).toContain('Đã gửi đề xuất');
});

test('what waits stands there in figures, and without the role nothing is to be pressed', async () => {
  const change = {
    kind: 'moneyLimits' as const,
    market: 'VN',
    from: limits,
    to: { ...limits, prize: vnd(60_000_000) },
  };
  const waiting = { id: '4', change, by: 'hoa', notBy: ['hoa'], at: '2026-11-22T03:00:00.000Z', why: 'Giải mùa xuân' };
  await open(['security'], [waiting]);
  expect(site.text()).toMatch(/Mỗi lần thưởng, nhiều nhất: 50\.000\.000.* → 60\.000\.000/);
  expect(site.buttons()).toEqual(['Duyệt: VN', 'Từ chối: VN']);
  await site.leave();
  await open([]);
  expect(site.buttons()).toEqual([]);
});
