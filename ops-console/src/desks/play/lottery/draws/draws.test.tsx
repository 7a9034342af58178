import { afterEach, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { matrix } from '@unisite/shared/contract/operators';
import {
  type DeskDraw,
  type DeskDrawDetail,
  type DrawExposure,
  drawExposure,
  enterDrawResult,
  limitDrawPick,
  lotteryDraw,
  lotteryDraws,
  resultsProvider,
  voidDraw,
} from '@unisite/shared/contract/operatorsLottery';
import { act } from 'react';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { vietnam } from '../../../../testing/marketSettings.ts';
import { DrawsPage } from './DrawsPage.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const name = { vi: 'Xổ số miền Bắc', en: 'Northern lottery' };
const numero = '20260105';
const draw: DeskDraw = {
  code: 'MB',
  name,
  numero,
  form: 'north',
  isOfficial: true,
  state: 'drawing',
  revision: 0,
  prizes: null,
  closesAt: '2026-01-05T11:10:00.000Z',
  drawsAt: '2026-01-05T11:15:00.000Z',
  tickets: 12,
  settled: 0,
  money: [{ currency: 'VND', staked: vnd(40_000), won: vnd(0) }],
  entries: [],
  voiding: null,
  entropy: null,
};
const ranks = [
  { rank: 'DB', numbers: 1, digits: 5 },
  { rank: 'G7', numbers: 4, digits: 2 },
];
const detail: DeskDrawDetail = { draw, ranks, differences: [], results: [] };
const pick = (text: string, staked: number) => ({
  pick: text,
  staked: vnd(staked),
  payout: vnd(staked * 85),
  exposure: vnd(10_000_000),
  lowered: null,
});
const exposure = {
  market: 'VN',
  currency: 'VND',
  bet: 'deSpecial',
  picks: [pick('86', 30_000), pick('16', 10_000)],
  bets: [{ bet: 'deSpecial', staked: vnd(40_000), worst: vnd(2_550_000), exposure: vnd(10_000_000), picks: 2 }],
};

const open = async (of: DeskDrawDetail | null = detail) => {
  site = await atConsole('lan', ['lottery'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    const page = { page: 1, pageSize: 20 };
    answers(lotteryDraws, { selection: 'waiting', ...page }, { ...page, total: 1, rows: [draw] });
    answers(lotteryDraws, { selection: 'coming', ...page }, { ...page, total: 0, rows: [] });
    if (of) answers(lotteryDraw, { code: 'MB', numero }, of);
    answers(drawExposure, { code: 'MB', numero }, exposure);
    return <DrawsPage look={of && { code: 'MB', numero }} />;
  });
};

test('the list has what waits and the way to it, and says when nothing does', async () => {
  await open(null);
  expect(site.text()).toContain('Chờ kết quả');
  const link = document.querySelector('a[aria-label="Mở Xổ số miền Bắc 20260105"]');
  expect(link?.getAttribute('href')).toBe('#/lottery/MB/20260105');
  await site.press('Sắp quay');
  expect(site.text()).toContain('Không có kỳ nào đang nhận cược');
});

test('a result is typed row by row; what is missing is said where it is, and nothing is sent', async () => {
  await open();
  await site.type('Đặc biệt', '12386');
  await site.type('Giải bảy', '00 11 2 33');
  await site.press('Gửi kết quả');
  expect(site.text()).toContain('Mỗi số có 2 chữ số.');
  expect(site.done).toEqual([]);
  const entered = { ...draw, entries: [{ by: 'lan', at: '2026-01-05T11:40:00.000Z' }] };
  site.answers(enterDrawResult, { code: 'MB', numero }, { ...detail, draw: entered });
  site.answers(lotteryDraw, { code: 'MB', numero }, { ...detail, draw: entered });
  await site.type('Giải bảy', '00, 11, 22, 33');
  await site.typeInto('why', 'Xem trên truyền hình');
  await site.press('Gửi kết quả');
  expect(site.done.map(({ address, body }) => [address, body])).toEqual([
    [
      '/ops/lottery/draws/MB/20260105/entries',
      {
        prizes: [
          { rank: 'DB', numbers: ['12386'] },
          { rank: 'G7', numbers: ['00', '11', '22', '33'] },
        ],
        why: 'Xem trên truyền hình',
      },
    ],
  ]);
  expect(site.text()).toContain('lan đã nhập kết quả');
});

test('what was typed stays when it is refused', async () => {
  await open();
  await site.type('Đặc biệt', '12386');
  await site.type('Giải bảy', '00 11 22 33');
  await site.typeInto('why', 'Xem trên truyền hình');
  site.refuses(enterDrawResult, { code: 'MB', numero }, 'RESULT_UNCHANGED');
  await site.press('Gửi kết quả');
  expect(site.text()).toContain('RESULT_UNCHANGED');
  expect(site.field('Đặc biệt').value).toBe('12386');
});

test('where two differ both are shown, place by place', async () => {
  await open({
    ...detail,
    draw: {
      ...draw,
      entries: [
        { by: resultsProvider, at: draw.drawsAt },
        { by: 'lan', at: draw.drawsAt },
      ],
    },
    differences: [{ rank: 'G7', place: 2, numbers: ['22', '21'] }],
  });
  expect(site.text()).toContain('nhà cung cấp đã nhập kết quả');
  expect(site.text()).toContain('Giải bảy, số thứ 3: 22 · 21');
});

test('what is at stake is a map whose cells say what they may win, and arrows walk it', async () => {
  await open();
  expect(site.text()).toContain('25,5%');
  const cells = [...document.querySelectorAll<HTMLButtonElement>('fieldset[aria-label^="Các số"] button')];
  expect(cells).toHaveLength(2);
  expect(cells.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)).toEqual(['8625,5%']);
  // 40,000 staked on the bet, 2,550,000 payable
  expect(site.text()).toContain('-2.510.000 VND');
  await site.press('168,50%');
  expect(site.text()).toContain('-810.000 VND');
});

test('a pick is closed by key after a confirmation; a closed one is marked, and its limit can change', async () => {
  await open({ ...detail, draw: { ...draw, state: 'open', drawsAt: '2099-01-05T11:15:00.000Z' } });
  const press = (key: string) =>
    act(async () => {
      document
        .querySelector('fieldset[aria-label^="Các số"] button')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    });
  await press('c');
  expect(site.text()).toContain('deSpecial 86: theo thị trường → đã khoá');
  await site.type('Lý do', 'Ai cũng mua');
  const [first, ...others] = exposure.picks;
  const shut = { ...exposure, picks: [{ ...first, pick: '86', lowered: vnd(0) }, ...others] };
  site.answers(limitDrawPick, { code: 'MB', numero }, { state: 'done' });
  site.answers(drawExposure, { code: 'MB', numero }, { ...exposure, ...shut } as DrawExposure);
  await site.press('Khoá số này');
  expect(site.done.at(-1)?.body).toMatchObject({ market: 'VN', bet: 'deSpecial', pick: '86', from: null, to: 0 });
  expect(document.querySelector('fieldset[aria-label^="Các số"] button')?.textContent).toBe('86khoá');
  await press('c');
  expect(site.text()).not.toContain('Lý do');
  await site.press('Đổi hạn mức');
  await site.type('Mức thắng tối đa', '5.000');
  // above zero needs a second operator
  expect(site.text()).toContain('Gửi đề xuất');
});

test('a draw is voided after a question with its consequences', async () => {
  await open();
  site.answers(voidDraw, { code: 'MB', numero }, { ...detail, draw: { ...draw, voiding: '7' } });
  await site.press('Huỷ kỳ quay');
  expect(site.text()).toContain('Hoàn tiền cược của 12 phiếu');
});
