import { afterEach, expect, jest, test } from '@jest/globals';
import { matrix } from '@unisite/shared/contract/operators';
import { type HouseFigures, houseReport } from '@unisite/shared/contract/operatorsReports';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { ReportsPage } from './ReportsPage.tsx';

let at: AtConsole;
afterEach(async () => {
  await at.leave();
  jest.useRealTimers();
});

const figures: HouseFigures = {
  deposits: 2000,
  withdrawals: 500,
  turnover: 140.01,
  payout: 40,
  gross: 100.01,
  bets: 3,
  bonus: 3,
  rebate: 1,
  commission: 2,
  net: 94.01,
  registered: 1,
  active: 2,
  returning: 1,
} as HouseFigures; // amounts are branded
const play = { turnover: 140.01, payout: 40, gross: 100.01, bets: 3, before: { turnover: 50, gross: 50 } };
const report = {
  from: '2026-10-22',
  to: '2026-11-20',
  before: { from: '2026-09-22', to: '2026-10-21' },
  asOf: null,
  currency: 'VND',
  currencies: ['VND'],
  total: figures,
  totalBefore: { ...figures, turnover: 70.005, net: 0 },
  periods: [
    { from: '2026-11-19', to: '2026-11-19', ...figures, categories: [{ category: 'RNG' as const, gross: 100.01 }] },
    { from: '2026-11-20', to: '2026-11-20', ...figures, net: -5, categories: [] },
  ],
  categories: [{ category: 'RNG' as const, ...play }],
  vendors: [
    { vendor: 'ZAP', name: 'Zappetti', ...play },
    { vendor: 'LOTTERY', name: null, ...play, gross: -20 },
  ],
  gifts: [{ source: 'mission' as const, amount: 3, before: 0 }],
};
const usual = { by: 'day', from: '2026-10-22', to: '2026-11-20' } as const;
const shown = (answer: 'report' | 'failure' = 'report') => {
  jest.useFakeTimers({
    now: Date.parse('2026-11-20T10:00:00Z'),
    doNotFake: ['setTimeout', 'performance', 'queueMicrotask'],
  });
  return atConsole('opal', ['cash'], (site) => {
    site.answers(
      matrix,
      {},
      {
        remotes: [],
        cells: [],
        markets: [
          {
            code: 'VN',
            fourEyes: false,
            openPages: 0,
            revision: 1,
            name: { vi: 'Việt Nam', en: 'Vietnam' },
          } as never, // the fields of a market that the page reads
        ],
      },
    );
    if (answer === 'failure') site.refuses(houseReport, usual, 'INTERNAL');
    else site.answers(houseReport, usual, report as never); // amounts are branded
    return <ReportsPage />;
  });
};

test('the sums stand beside those before, own draws and losses are named, gifts have their source', async () => {
  at = await shown();
  const text = at.text();
  expect(text).toContain('140,01');
  expect(text).toContain('+100,0% so với kỳ trước');
  expect(text).toContain('Xổ số của nhà cái');
  expect(text).toContain('-20');
  expect(text).toContain('Nhiệm vụ');
  expect(text).toContain('22/10 – 20/11/2026');
});

test('every chart has its figures in a table, and shows what was chosen', async () => {
  at = await shown();
  await at.press('Tiền');
  expect(at.text()).toContain('Tiền nạp và Tiền rút từng kỳ; cả khoảng là 2.000 và 500');
});

test('files are of what is shown, in its language', async () => {
  at = await shown();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[download]')].map(({ href }) => new URL(href));
  expect(links.map(({ pathname, searchParams }) => [pathname, Object.fromEntries(searchParams)])).toEqual(
    ['periods', 'days'].map((rows) => ['/ops/reports/file', { ...usual, rows, language: 'vi' }]),
  );
});

test('a report that is not there says so and can be asked for again', async () => {
  at = await shown('failure');
  expect(at.text()).toContain('Chưa tải được báo cáo');
  at.answers(houseReport, usual, report as never); // amounts are branded
  await at.press('Thử lại');
  expect(at.text()).toContain('140,01');
});
