import { afterEach, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { matrix } from '@unisite/shared/contract/operators';
import { type DeskPlan, endLotteryPlan, lotteryPlanDesk } from '@unisite/shared/contract/operatorsLotteryPlans';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { vietnam } from '../../../../testing/marketSettings.ts';
import { DrawsPage } from '../draws/DrawsPage.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const name = { vi: 'SSC 1 phút', en: 'SSC 1 minute' };
const plan: DeskPlan = {
  id: 'P-20260105-7KQ2M9XW',
  account: 'minhanh',
  market: 'VN',
  currency: 'VND',
  code: 'SSC_1',
  name,
  state: 'running',
  reason: null,
  stopsOnWin: true,
  createdAt: '2026-01-05T04:00:00.000Z',
  closedAt: null,
  lineCount: 1,
  draws: 3,
  bought: 1,
  next: { numero: '20260105-0700', drawsAt: '2026-01-05T04:40:00.000Z' },
  reserved: vnd(50_000),
  left: vnd(40_000),
  won: vnd(0),
};
const page = { page: 1, pageSize: 20 };
const desk = (rows: DeskPlan[]) => ({
  ...page,
  total: rows.length,
  rows,
  games: [{ code: 'SSC_1', name }],
  setAside: [{ currency: 'VND', plans: 1, left: vnd(40_000) }],
});

const open = async () => {
  site = await atConsole('lan', ['lottery'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(lotteryPlanDesk, { selection: 'running', ...page }, desk([plan]));
    answers(lotteryPlanDesk, { selection: 'over', ...page }, desk([]));
    return <DrawsPage look="plans" />;
  });
};

test('a running plan says what is set aside and when its next draw is; what is over is listed beside', async () => {
  await open();
  expect(site.text()).toContain('1 kế hoạch đang chạy giữ 40.000 VND của hội viên.');
  expect(site.text()).toContain('Đã mua 1 / 3');
  await site.press('Đã xong');
  expect(site.text()).toContain('Chưa có kế hoạch nào kết thúc');
});

test('ending asks, names what returns and to whom, and what was typed stays when it is refused', async () => {
  await open();
  await site.press('Dừng kế hoạch P-20260105-7KQ2M9XW');
  expect(site.text()).toContain('40.000 VND còn giữ về ví chính của minhanh ngay');
  await site.typeInto('why', 'Trò bị gỡ khỏi danh sách');
  site.refuses(endLotteryPlan, { id: plan.id }, 'ALREADY_CLOSED');
  await site.press('Dừng');
  expect(site.text()).toContain('ALREADY_CLOSED');
  expect(site.fieldNamed('why').value).toBe('Trò bị gỡ khỏi danh sách');
  site.answers(endLotteryPlan, { id: plan.id }, { ...plan, state: 'ended', reason: 'operator', left: vnd(0) });
  await site.press('Dừng');
  expect(site.done.at(-1)).toMatchObject({
    address: '/ops/lottery/plans/P-20260105-7KQ2M9XW/end',
    body: { why: 'Trò bị gỡ khỏi danh sách' },
  });
  expect(site.text()).toContain('Đã dừng kế hoạch');
});
