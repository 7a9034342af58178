import { afterEach, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract';
import { matrix } from '@unisite/shared/contract/operators';
import { listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import {
  type DeskPromotion,
  endPromotion,
  freeRoundGames,
  promotionDesk,
} from '@unisite/shared/contract/operatorsPromotions';
import { act } from 'react';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam } from '../../../testing/marketSettings.ts';
import { promotionsParts } from '../../promotionsParts.ts';
import { PromotionsPage } from './PromotionsPage.tsx';
import { faultsOf } from './promotionFaults.ts';
import { draftOf, emptyForm, formOf } from './promotionForm.ts';

const zone = 'Asia/Ho_Chi_Minh';
const promotion: DeskPromotion = {
  id: 'weekend',
  revision: 3,
  state: 'running',
  joined: 12,
  refused: 0,
  given: 4,
  held: vnd(1_000_000),
  released: vnd(250_000),
  returned: vnd(0),
  draft: {
    markets: ['VN'],
    kind: 'deposit',
    banner: 'rong-vang',
    leadsTo: '/fish',
    highlight: { vi: '+20%', en: '+20%' },
    title: { vi: 'Cuối tuần', en: 'Weekend' },
    summary: { vi: 'Thưởng 20%.', en: '20% on top.' },
    terms: [
      {
        title: { vi: 'Đối tượng', en: 'Who' },
        text: { vi: 'Mọi hội viên.\n\nTrừ khách.', en: 'All members.\n\nNo guests.' },
      },
    ],
    from: '2026-01-02T00:00:00.000Z',
    until: null,
    offer: {
      newWithinDays: null,
      oncePerson: true,
      times: 'day',
      starts: { on: 'deposit', least: vnd(500_000), which: 'later', weekdays: [5, 6, 7] },
      gives: { kind: 'percent', percent: 20, most: vnd(5_000_000) },
      wagering: {
        times: 8,
        of: 'depositAndBonus',
        days: 14,
        weights: { RNG: 100, LIVE: 20 },
        largestBet: vnd(200_000),
      },
    },
  },
};

test('what is filled in as it stands is sent as it stands', () => {
  expect(draftOf(formOf(promotion, zone), zone, promotion.draft, 0)).toEqual(promotion.draft);
  expect(faultsOf(formOf(promotion, zone), zone, Date.parse('2026-02-01'))).toEqual({});
});

test('what is applied for, and what is claimed, is sent as it stands', () => {
  const offered = (offer: DeskPromotion['draft']['offer']) => ({ ...promotion, draft: { ...promotion.draft, offer } });
  const rest = { newWithinDays: null, oncePerson: true, times: 'once', wagering: null } as const;
  const bet = { categories: ['SPORTS' as const, 'ESPORTS' as const], least: vnd(50_000), withinDays: 2 };
  for (const one of [
    offered({
      ...rest,
      starts: { on: 'application', pictures: 2, bet },
      gives: { kind: 'percent', percent: 50, most: vnd(9) },
    }),
    offered({
      ...rest,
      starts: { on: 'application', pictures: 0, bet: null },
      gives: { kind: 'decided', most: vnd(131_000) },
    }),
    offered({ ...rest, starts: { on: 'claim' }, gives: { kind: 'fixed', amount: vnd(8_000) } }),
    offered({
      ...rest,
      budget: vnd(9_000_000),
      starts: { on: 'claim' },
      wagering: null,
      gives: { kind: 'freeRounds', game: 'jade-claw', stake: vnd(2_000), rounds: 10, days: 3, most: vnd(200_000) },
    }),
    offered({
      ...rest,
      times: 'year',
      levels: ['gold1', 'diamond1'],
      labels: ['Khách quý', 'tet'],
      places: 100,
      perAddress: 4,
      starts: { on: 'birthday' },
      gives: { kind: 'points', points: 500 },
    }),
    offered({
      ...rest,
      times: 'day',
      gives: { kind: 'tickets', count: 2 },
      starts: { on: 'day', weekdays: [1, 7], monthDays: [1, 15], dates: ['2027-02-06'] },
    }),
    offered({
      ...rest,
      times: 'week',
      gives: { kind: 'percent', percent: 5, most: vnd(2_000_000) },
      starts: { on: 'loss', of: 'week', least: vnd(500_000), categories: ['LIVE', 'RNG'] },
    }),
  ]) {
    expect(draftOf(formOf(one, zone), zone, one.draft, 0)).toEqual(one.draft);
    expect(faultsOf(formOf(one, zone), zone, Date.parse('2026-02-01'))).toEqual({});
  }
});

test('what cannot be is said beside its field', () => {
  const now = Date.parse('2026-02-01');
  const form = formOf(promotion, zone);
  expect(faultsOf(emptyForm, zone, now)).toMatchObject({
    id: 'missing',
    markets: 'missing',
    titleVi: 'missing',
  });
  expect(faultsOf({ ...form, starts: 'code', code: 'TET 26' }, zone, now)).toEqual({
    code: 'wrong',
    gives: 'percentOfNothing',
  });
  expect(faultsOf({ ...form, percent: '501', most: '0' }, zone, now)).toEqual({ percent: 'wrong', most: 'wrong' });
  const nowhere = Object.fromEntries(Object.keys(form.weights).map((one) => [one, ''])) as typeof form.weights;
  expect(faultsOf({ ...form, weights: nowhere }, zone, now)).toEqual({ weights: 'nothingCounts' });
  expect(faultsOf({ ...form, termsEn: '' }, zone, now)).toEqual({ termsEn: 'termsDiffer' });
  expect(faultsOf({ ...form, until: '2026-01-03T00:00' }, zone, now)).toEqual({ until: 'endPassed' });
  expect(faultsOf({ ...form, weekdays: [] }, zone, now)).toEqual({ weekdays: 'missing' });
  const applied = { ...form, starts: 'application' as const };
  expect(faultsOf({ ...applied, pictures: '4' }, zone, now)).toEqual({ pictures: 'wrong', gives: 'percentOfNothing' });
  expect(faultsOf({ ...applied, isForBet: true, betCategories: [], betDays: '61' }, zone, now)).toEqual({
    betCategories: 'missing',
    betDays: 'wrong',
  });
  expect(faultsOf({ ...form, gives: 'decided' }, zone, now)).toEqual({ gives: 'nobodyDecides' });
  const onDays = { ...form, starts: 'day' as const, gives: 'fixed' as const };
  expect(faultsOf(onDays, zone, now)).toEqual({ onWeekdays: 'noDays' });
  expect(faultsOf({ ...onDays, monthDays: '1, 32', dates: '2027-02-30' }, zone, now)).toEqual({
    monthDays: 'wrong',
    dates: 'wrong',
  });
  expect(faultsOf({ ...onDays, monthDays: '15', labels: 'a'.repeat(31) }, zone, now)).toEqual({ labels: 'wrong' });
  expect(faultsOf({ ...form, starts: 'loss', percent: '101' }, zone, now)).toEqual({ gives: 'lossShared' });
  const rounds = { ...form, gives: 'freeRounds' as const, game: 'jade-claw', stake: '2000', of: 'bonus' as const };
  expect(faultsOf({ ...rounds, most: '' }, zone, now)).toEqual({});
  expect(faultsOf({ ...rounds, most: '', budget: '1000' }, zone, now)).toEqual({ gives: 'roundsUnbounded' });
  expect(faultsOf({ ...rounds, stake: '', rounds: '501', roundDays: '0' }, zone, now)).toMatchObject({
    stake: 'missing',
    rounds: 'wrong',
    roundDays: 'wrong',
  });
});

let site: AtConsole;
const text = () => site.text().replaceAll('\u00a0', ' ');
afterEach(() => site?.leave());

test('the desk says what a promotion gives and has cost, and ends it after asking', async () => {
  site = await atConsole('lan', ['cash'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [] });
    answers(promotionDesk, {}, { rows: [promotion], banners: ['rong-vang'] });
    return <PromotionsPage {...promotionsParts} />;
  });
  expect(text()).toContain('Tặng 20% tiền nạp, tối đa 5.000.000 ₫');
  expect(text()).toContain('Thứ Sáu, Thứ Bảy, Chủ nhật');
  expect(text()).toContain('Đang giữ1.000.000 ₫');
  await site.press('Kết thúc Cuối tuần');
  expect(text()).toContain('Thưởng đã phát vẫn chạy tiếp; đang giữ 1.000.000 ₫.');
  await site.type('Lý do', 'Hết ngân sách');
  site.answers(endPromotion, { id: 'weekend', revision: 3, why: 'Hết ngân sách' }, { revision: 4 });
  await site.press('Kết thúc');
  expect(text()).not.toContain('Lý do');
});

test('a change of what is given is proposed, and says so before', async () => {
  site = await atConsole('lan', ['cash'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [] });
    answers(promotionDesk, {}, { rows: [promotion], banners: ['rong-vang'] });
    return <PromotionsPage {...promotionsParts} />;
  });
  await site.press('Đổi Cuối tuần');
  await site.type('Phần trăm (%)', '30');
  expect(text()).toContain('Tặng 30% tiền nạp, tối đa 5.000.000 ₫');
  expect(text()).toContain('Gửi đề xuất');
});

test('free rounds are given in a game at a stake that its vendor offers', async () => {
  site = await atConsole('lan', ['cash'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [] });
    answers(promotionDesk, {}, { rows: [promotion], banners: ['rong-vang'] });
    const game = { id: 'jade-claw', name: { vi: 'Vuốt Ngọc', en: 'Jade claw' }, vendor: 'Lumivolta' };
    answers(freeRoundGames, {}, { games: [{ ...game, stakes: [vnd(1_000), vnd(2_000)] }] });
    return <PromotionsPage {...promotionsParts} />;
  });
  await site.press('Đổi Cuối tuần');
  await site.choose('Vòng miễn phí');
  const select = (label: string) => {
    const labels = [...document.querySelectorAll('label')];
    const control = labels.find(({ textContent }) => textContent?.startsWith(label))?.control;
    if (!(control instanceof HTMLSelectElement)) throw new Error(`${label} is no choice`);
    return control;
  };
  const choose = async (label: string, value: string) =>
    act(async () => {
      select(label).value = value;
      select(label).dispatchEvent(new Event('change', { bubbles: true }));
    });
  expect([...select('Mức cược mỗi vòng').options]).toHaveLength(1);
  await choose('Trò chơi', 'jade-claw');
  expect([...select('Mức cược mỗi vòng').options].map(({ value }) => value)).toEqual(['', '1000', '2000']);
  await choose('Mức cược mỗi vòng', '2000');
  expect(text()).toContain('Tặng 10 vòng miễn phí ở jade-claw, mỗi vòng 2.000 ₫, chơi trong 3 ngày.');
});
