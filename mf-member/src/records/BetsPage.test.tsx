import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bets } from '@unisite/shared/contract/members';
import { addDays, dayOf } from '@unisite/shared/days';
import { currentLocation } from '@unisite/shared/navigation';
import { recordDownloads } from '../testing/downloads.ts';
import { button, choose, eventually, find, goTo, mountModule, press, resetSession, signIn } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import BetsPage from './BetsPage.tsx';

type Bet = ReturnType<typeof bet>;
let page: Awaited<ReturnType<typeof mountModule>> | undefined;
let saved: ReturnType<typeof recordDownloads>;
const today = dayOf(new Date());
const usual = { from: addDays(today, -29), to: today };

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  saved = recordDownloads();
  await goTo('/member?page=personalHistoryCopy');
});
afterEach(async () => {
  await page?.unmount();
  page = undefined;
  saved.restore();
});

const game = { gameId: 'claw', name: 'Vuốt Ngọc', icon: '/media/claw.webp', vendorName: 'Jade' };
const bet = (id: number, more: object = {}) => ({
  id: String(id),
  reference: `R${id}`,
  at: '2026-11-20T03:00:00.000Z',
  game,
  category: 'RNG' as const,
  staked: 100,
  won: 250.5,
  net: 150.5,
  state: 'settled' as const,
  ...more,
});
/** Sets the platform's rows, newest first, and its totals. */
const has = (rows: readonly Bet[], totals = { staked: 1_000, won: 1_250.5, net: 250.5 }) =>
  answer(bets, ({ page: asked = 1, pageSize = 20 }) => ({
    page: Number(asked),
    pageSize: Number(pageSize),
    total: rows.length,
    totals,
    rows: rows.slice((Number(asked) - 1) * Number(pageSize), Number(asked) * Number(pageSize)),
  }));
const element = () => page?.element ?? document.body;
const open = async () => {
  page = await mountModule(BetsPage, '/member');
};
const rows = () => [...element().querySelectorAll('tbody tr:not([aria-hidden])')].map((row) => row.textContent ?? '');
const totals = () => [...element().querySelectorAll('dl dd')].map((sum) => sum.textContent);
const search = () => currentLocation().location.search;
const lastAsked = () => callsOf(bets).at(-1)?.request;

test('each round is shown with what came of it, and the sums are those of the whole selection', async () => {
  has([
    bet(1),
    bet(2, { won: 0, net: -100 }),
    bet(3, { won: 0, net: 0, state: 'open' }),
    bet(4, { net: 0, state: 'cancelled' }),
  ]);
  await open();
  await eventually(() => expect(rows()).toHaveLength(4));
  for (const [place, words] of ['Thắng', 'Thua', 'Chờ kết quả', 'Đã huỷ'].entries())
    expect(rows()[place]).toContain(words);
  expect(rows()[0]).toContain('+150,5');
  expect(totals().map((sum) => sum?.replace(/\s/g, ' '))).toEqual(['1.000 ₫', '1.250,5 ₫', '+250,5 ₫']);
  expect(lastAsked()).toEqual({ page: '1', pageSize: '20', ...usual });
});

test('kind of game, state and days narrow it down, stand in the address and begin at the first page', async () => {
  await goTo('/member?page=personalHistoryCopy&p=2');
  has(Array.from({ length: 45 }, (_, id) => bet(id)));
  await open();
  await eventually(() => expect(rows()).toHaveLength(20));
  await press(button(element(), 'Bắn cá'));
  await eventually(() => expect(lastAsked()).toEqual({ page: '1', pageSize: '20', ...usual, category: 'FISH' }));
  choose(find(element(), 'select'), 'cancelled');
  await eventually(() => expect(lastAsked()).toMatchObject({ category: 'FISH', state: 'cancelled' }));
  await press(button(element(), '7 ngày'));
  await eventually(() => expect(lastAsked()).toMatchObject({ from: addDays(today, -6), to: today }));
  expect(search()).toBe(
    `?page=personalHistoryCopy&category=FISH&state=cancelled&from=${addDays(today, -6)}&to=${today}`,
  );
  await press(button(element(), 'Tất cả'));
  await eventually(() => expect(lastAsked()).not.toHaveProperty('category'));
});

test('it goes on page by page, the address keeps the page, and what is past the end leads back', async () => {
  has(Array.from({ length: 45 }, (_, id) => bet(id)));
  await open();
  await eventually(() => expect(rows()).toHaveLength(20));
  expect(element().textContent).toContain('1–20 trên 45 dòng');
  await press(button(element(), 'Trang 3'));
  await eventually(() => expect(rows()).toHaveLength(5));
  expect([search(), lastAsked()?.page]).toEqual(['?page=personalHistoryCopy&p=3', '3']);
  expect(element().textContent).toContain('41–45 trên 45 dòng');
  await goTo('/member?page=personalHistoryCopy&p=9');
  await press(await eventually(() => button(element(), 'Về trang đầu')));
  await eventually(() => expect(rows()).toHaveLength(20));
});

test('the file has every row of the selection, with amounts as figures, under a name that says which', async () => {
  const strange = { ...game, name: '=1+1', vendorName: 'Jade, "Ngọc"' };
  has(Array.from({ length: 130 }, (_, id) => (id === 0 ? bet(id, { game: strange, won: 0, net: -100 }) : bet(id))));
  await goTo('/member?page=personalHistoryCopy&category=RNG');
  await open();
  await eventually(() => expect(rows()).toHaveLength(20));
  await press(button(element(), 'Tải về CSV'));
  await eventually(() => expect(saved.files).toHaveLength(1));
  const [file] = saved.files;
  expect(file?.name).toBe(`unisite-lich-su-cuoc-${usual.from}-${usual.to}.csv`);
  const lines = ((await file?.text()) ?? '').split('\r\n');
  expect(lines).toHaveLength(132);
  expect(lines[0]).toBe(
    '\uFEFFThời gian (giờ Việt Nam),Trò chơi,Nhà phát hành,Loại trò chơi,Mã tham chiếu,Tiền cược (VND),Trả thưởng (VND),Lãi lỗ (VND),Trạng thái',
  );
  expect(lines[1]).toBe(`2026-11-20 10:00:00,'=1+1,"Jade, ""Ngọc""",Nổ hũ,R0,100,0,-100,Thua`);
  expect(lines[2]).toBe('2026-11-20 10:00:00,Vuốt Ngọc,Jade,Nổ hũ,R1,100,250.5,150.5,Thắng');
  const asked = callsOf(bets).filter(({ request }) => request.pageSize === '100');
  expect(asked.map(({ request }) => [request.page, request.category])).toEqual([
    ['1', 'RNG'],
    ['2', 'RNG'],
  ]);
});

test('nothing found, nothing yet, and what did not come are told apart', async () => {
  has([]);
  await open();
  await eventually(() => expect(element().textContent).toContain('Chưa có gì trong 30 ngày qua'));
  expect((button(element(), 'Tải về CSV') as HTMLButtonElement).disabled).toBe(true);
  await goTo('/member?page=personalHistoryCopy&state=open');
  await press(await eventually(() => button(element(), 'Bỏ bộ lọc')));
  expect(search()).toBe('?page=personalHistoryCopy');
  await page?.unmount();
  resetSession();
  signIn();
  refuse(bets, 'INTERNAL', 500);
  await open();
  await eventually(() => expect(element().textContent).toContain('Chưa tải được sao kê'));
  has([bet(1)]);
  await press(button(element(), 'Thử lại'));
  await eventually(() => expect(rows()).toHaveLength(1));
});
