import { afterEach, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { matrix } from '@unisite/shared/contract/operators';
import {
  agentDesk,
  contractDesk,
  type DeskAgent,
  type DeskContract,
  disableContractKind,
  endHouseContract,
  offerHouseContract,
  oneAgent,
  switchOffLink,
} from '@unisite/shared/contract/operatorsAgents';
import { changeMarketPayRuns, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { approvePayRun, type DeskRun, payRunDesk, refusePayRun } from '@unisite/shared/contract/operatorsPayRuns';
import { type Proposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { ProposalBox } from '../../../acts/proposals/ProposalBox.tsx';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam, vietnamSettings } from '../../../testing/marketSettings.ts';
import { AgentsPage } from './AgentsPage.tsx';
import { emptyOffer, offerOf } from './offerForm.ts';

const agent: DeskAgent = {
  id: '7',
  account: 'dailyanh',
  nickname: 'Anh',
  upline: null,
  state: 'active',
  series: 1980,
  team: 120,
  agents: 3,
  turnover: vnd(3_500_000_000),
  paid: vnd(42_000_000),
};
const contract: DeskContract = {
  id: '31',
  contract: 'daily',
  upline: null,
  downline: 'dailyanh',
  downlineId: '7',
  games: 'ALL',
  period: 'D',
  terms: { base: 1_000, fee: 0, tiers: [{ turnover: 50_000_000, netLoss: 0, active: 5, rate: 1_800 }] },
  state: 'cancelAsked',
  askedBy: 'downline',
  from: '2026-11-01',
  to: null,
};
const run: DeskRun = {
  id: '90',
  contract: 'dividend',
  payer: 'dailyanh',
  currency: 'VND',
  from: '2026-11-01',
  to: '2026-11-15',
  until: null,
  total: vnd(75_000_000),
  state: 'waiting',
  lacks: vnd(5_000_000),
  statements: 12,
  pays: 9,
  madeAt: '2026-11-16T00:06:00.000Z',
  decidedAt: null,
  paidAt: null,
  refusedWhy: null,
  proposedBy: null,
};
const view = {
  agent,
  market: 'VN',
  currency: 'VND',
  kinds: { dividend: 'above', daily: 'own', hourly: 'off', realtime: 'off' } as const,
  links: [
    {
      code: 'anh2026x',
      opens: 'agent' as const,
      series: 1960,
      state: 'open' as const,
      used: 4,
      uses: 10,
      expiresAt: null,
      madeAt: '2026-10-01T00:00:00.000Z',
    },
  ],
  contracts: [contract],
};

let site: AtConsole;
const text = () => site.text().replaceAll('\u00a0', ' ');
afterEach(() => site?.leave());

const atAgents = () =>
  atConsole('lan', ['cash'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(proposals, {}, { proposals: [] });
    answers(listMarketSettings, {}, { markets: [vietnamSettings] });
    answers(agentDesk, { market: 'VN', page: 1, pageSize: 25 } as never, {
      currency: 'VND',
      way: [],
      page: 1,
      pageSize: 25,
      total: 1,
      rows: [agent],
    });
    answers(oneAgent, { id: '7' }, view);
    answers(contractDesk, { market: 'VN', page: 1, pageSize: 20 } as never, {
      page: 1,
      pageSize: 20,
      total: 1,
      rows: [contract],
    });
    answers(payRunDesk, { market: 'VN', page: 1, pageSize: 20 } as never, {
      page: 1,
      pageSize: 20,
      total: 1,
      rows: [run],
    });
    return <AgentsPage />;
  });

test('agents show team, turnover and pay; one shows enabled kinds, links and contracts', async () => {
  site = await atAgents();
  expect(text()).toContain('120 người, 3 đại lý trực tiếp');
  expect(text()).toContain('3.500.000.000 ₫');
  expect(text()).toContain('42.000.000 ₫');
  await site.press('Mở dailyanh');
  expect(text()).toContain('Mở từ tuyến trên');
  expect(text()).toContain('4 trong 10 lượt');
  expect(text()).toContain('Mức cơ bản 10,00 ₫ mỗi 10.000 ₫ cược · 18,00 ₫ mỗi 10.000 ₫ cược khi cược từ 50.000.000 ₫');
  expect(text()).toContain('Tuyến dưới xin kết thúc');
});

test('a link is switched off, a kind disabled and a contract ended by one, with a reason', async () => {
  site = await atAgents();
  await site.press('Mở dailyanh');
  await site.press('Tắt link anh2026x của dailyanh');
  await site.type('Lý do', 'Lạm dụng');
  site.answers(switchOffLink, { id: '7', code: 'anh2026x' }, {});
  await site.press('Tắt');
  await site.press('Ngừng Lương ngày của dailyanh');
  await site.type('Lý do', 'Hết thoả thuận');
  site.answers(disableContractKind, { id: '7', contract: 'daily' }, { ended: 2 });
  await site.press('Ngừng');
  expect(text()).toContain('Đã ngừng, 2 hợp đồng kết thúc');
  await site.press('Kết thúc hợp đồng 31');
  await site.type('Lý do', 'Đại lý xin');
  site.answers(endHouseContract, { id: '31' }, { ended: 1 });
  await site.press('Kết thúc');
  expect(site.done.map(({ body }) => body)).toEqual([
    { why: 'Lạm dụng' },
    { why: 'Hết thoả thuận' },
    { why: 'Đại lý xin' },
  ]);
});

test('what an offer would end is named before it is proposed', async () => {
  site = await atAgents();
  await site.press('Mở dailyanh');
  await site.press('Đề nghị hợp đồng');
  await site.typeInto('tiers.0.turnover', '1.000.000');
  await site.type('Lý do', 'Hợp đồng mới');
  await site.press('Gửi đề xuất');
  expect(text()).toContain('Mỗi bậc cần điều kiện và tỷ lệ cao hơn bậc trước');
  await site.typeInto('tiers.0.rate', '30');
  site.answers(
    offerHouseContract,
    { id: '7' },
    {
      state: 'ends',
      ends: [{ id: '44', upline: 'dailyanh', downline: 'binh' }],
    },
  );
  await site.press('Gửi đề xuất');
  expect(text()).toContain('dailyanh → binh');
  site.answers(offerHouseContract, { id: '7' }, { state: 'proposed', ends: [] });
  await site.press('Gửi và kết thúc các hợp đồng này');
  expect(site.done.map(({ body }) => (body as { ends: unknown }).ends)).toEqual([[], ['44']]);
  expect(site.done[0]?.body).toMatchObject({
    offer: { contract: 'dividend', terms: { base: 0, tiers: [{ turnover: 1_000_000, rate: 3_000 }] } },
  });
});

test('a pay-run shows the shortfall; approval is proposed, refusal takes a reason in both languages', async () => {
  site = await atAgents();
  await site.press('Kỳ trả');
  expect(text()).toContain('75.000.000,00 ₫');
  expect(text()).toContain('dailyanh thiếu 5.000.000,00 ₫');
  expect(text()).toContain('Kỳ trả cần duyệttrên 50.000.000 ₫');
  await site.press('Đề nghị duyệt kỳ trả 90');
  await site.type('Lý do', 'Đã đối chiếu');
  site.answers(approvePayRun, { id: '90' }, { state: 'proposed' });
  await site.press('Gửi đề xuất');
  await site.press('Từ chối kỳ trả 90');
  await site.typeInto('reasonVi', 'Đang kiểm tra');
  await site.typeInto('why', 'Doanh thu lạ');
  await site.press('Từ chối');
  expect(text()).toContain('Hãy viết lý do bằng cả hai ngôn ngữ');
  await site.typeInto('reasonEn', 'Being checked');
  site.answers(refusePayRun, { id: '90' }, {});
  await site.press('Từ chối');
  expect(site.done.map(({ body }) => body)).toEqual([
    { why: 'Đã đối chiếu' },
    { reason: { vi: 'Đang kiểm tra', en: 'Being checked' }, why: 'Doanh thu lạ' },
  ]);
});

test('a higher limit for approval is a proposal, a lower one counts at once', async () => {
  site = await atAgents();
  await site.press('Kỳ trả');
  await site.press('Đổi mức duyệt kỳ trả ở Việt Nam');
  await site.typeInto('amount', '80.000.000');
  expect(text()).toContain('Ít kỳ trả được duyệt hơn');
  expect(site.buttons()).toContain('Gửi đề xuất');
  await site.typeInto('amount', '20.000.000');
  await site.type('Lý do', 'Chặt hơn');
  site.answers(changeMarketPayRuns, { code: 'VN' }, { state: 'done' });
  await site.press('Lưu');
  expect(site.done.map(({ body }) => body)).toEqual([
    { from: { approveAbove: 50_000_000 }, to: { approveAbove: 20_000_000 }, why: 'Chặt hơn' },
  ]);
});

test('a proposed contract says its terms and how many end with it', async () => {
  const { contract: kind, games, period, terms } = contract;
  const proposal: Proposal = {
    id: '5',
    by: 'minh',
    notBy: ['minh'],
    at: '2026-11-20T03:00:00.000Z',
    why: 'Thoả thuận mới',
    change: {
      kind: 'houseContract',
      agent: '7',
      account: 'dailyanh',
      market: 'VN',
      offer: { contract: kind, games, period, terms },
      ends: [{ id: '44', upline: 'dailyanh', downline: 'binh' }],
    },
  };
  site = await atConsole('lan', ['cash'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    return <ProposalBox proposal={proposal} />;
  });
  expect(text()).toContain('Hợp đồng Lương ngày cho dailyanh');
  expect(text()).toContain('1 hợp đồng tuyến dưới kết thúc khi đại lý nhận: dailyanh trả binh');
});

test('what is typed is sent as it is meant, in either language', () => {
  const typed = {
    ...emptyOffer('daily'),
    base: '10',
    tiers: [{ turnover: '', netLoss: '', active: '5', rate: '18,5' }],
  };
  expect(offerOf(typed, 'vi')?.terms).toEqual({
    base: 1_000,
    fee: 0,
    tiers: [{ turnover: 0, netLoss: 0, active: 5, rate: 1_850 }],
  });
  expect(offerOf(typed, 'en')).toBeNull();
  expect(offerOf({ ...typed, base: '', tiers: [] }, 'vi')).toBeNull();
});
