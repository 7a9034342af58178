import { afterEach, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract';
import { matrix } from '@unisite/shared/contract/operators';
import { listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { type DryRunResult, dryRunPromotion } from '@unisite/shared/contract/operatorsPromotionDryRun';
import { promotionRefusals } from '@unisite/shared/contract/operatorsPromotionRefusals';
import { type DeskPromotion, promotionDesk } from '@unisite/shared/contract/operatorsPromotions';
import { act } from 'react';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam } from '../../../testing/marketSettings.ts';
import { promotionsParts } from '../../promotionsParts.ts';
import { idOfTitle } from './idOfTitle.ts';
import { exampleOf } from './offerForm.ts';
import { PromotionsPage } from './PromotionsPage.tsx';
import { presetNames, withPreset } from './presets.ts';
import { faultsOf } from './promotionFaults.ts';
import { draftOf, emptyForm } from './promotionForm.ts';

const zone = 'Asia/Ho_Chi_Minh';
const now = Date.parse('2026-02-01');
let site: AtConsole;
const text = () => site.text().replaceAll('\u00a0', ' ');
afterEach(() => site?.leave());

const row: DeskPromotion = {
  id: 'tet',
  revision: 1,
  state: 'running',
  joined: 1,
  refused: 1,
  given: 1,
  held: vnd(0),
  released: vnd(0),
  returned: vnd(0),
  draft: {
    ...draftOf({ ...withPreset(emptyForm, 'festival'), markets: ['VN'], banner: 'rong-vang' }, zone, null, now),
  },
};
const open = async () => {
  site = await atConsole('lan', ['cash'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [] });
    answers(promotionDesk, {}, { rows: [row], banners: ['rong-vang'] });
    return <PromotionsPage {...promotionsParts} />;
  });
};
const control = <Kind extends HTMLElement>(label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  if (!found?.control) throw new Error(`${label} is no field`);
  return found.control as Kind;
};
const select = (label: string, value: string) =>
  act(async () => {
    const chosen = control<HTMLSelectElement>(label);
    chosen.value = value;
    chosen.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('each template is a promotion that can be sent once it has an id, a market and a picture', () => {
  for (const name of presetNames) {
    const form = { ...withPreset({ ...emptyForm, markets: ['VN'], banner: 'rong-vang' }, name) };
    expect(faultsOf({ ...form, id: idOfTitle(form.titleEn) }, zone, now)).toEqual({});
  }
});

test('an id follows from a title', () => {
  expect(idOfTitle('New year gift: 50% more!')).toBe('new-year-gift-50-more');
  expect(idOfTitle('100% on Tết')).toBe('on-tet');
  expect(idOfTitle('5')).toBe('');
  expect(idOfTitle('The week’s gift')).toBe('the-weeks-gift');
  expect(idOfTitle('a'.repeat(80))).toHaveLength(60);
});

test('a percentage says what it comes to', () => {
  const form = { ...emptyForm, percent: '50', most: '1000000', least: '200000' };
  expect(exampleOf(form)).toEqual({ on: 'deposit', least: 200_000, gives: 100_000, from: 2_000_000, most: 1_000_000 });
  expect(exampleOf({ ...form, percent: '' })).toBeNull();
  expect(exampleOf({ ...form, gives: 'fixed' })).toBeNull();
});

test('a new one starts from a template, derives its id from the title, and previews both languages', async () => {
  await open();
  await site.press('Khuyến mãi mới');
  await select('Bắt đầu từ mẫu', 'birthday');
  expect(control<HTMLInputElement>('Mã khuyến mãi').value).toBe('birthday-gift');
  await site.type('Tên (tiếng Anh)', 'A gift for you');
  expect(control<HTMLInputElement>('Mã khuyến mãi').value).toBe('a-gift-for-you');
  const drawn = [...document.querySelectorAll('article')].map(({ textContent }) => textContent ?? '');
  expect(drawn[0]).toContain('Quà sinh nhật');
  expect(drawn[0]).toContain('Nhận thưởng');
  expect(drawn[1]).toContain('A gift for you');
  expect(drawn[1]).toContain('Claim');
  expect(text()).toContain('Nhận trong tuần bắt đầu từ ngày sinh nhật');
});

test('what was typed is not lost without a question', async () => {
  await open();
  await site.press('Khuyến mãi mới');
  await site.type('Tên (tiếng Việt)', 'Quà');
  await site.press('Về danh sách');
  expect(text()).toContain('Bỏ những gì đã nhập?');
  await site.press('Ở lại');
  expect(control<HTMLInputElement>('Tên (tiếng Việt)').value).toBe('Quà');
  await site.press('Về danh sách');
  await site.press('Bỏ');
  expect(text()).toContain('Tất cả khuyến mãi');
});

test('a dry run says what the offer would have cost, and that it has changed since', async () => {
  await open();
  await site.press('Đổi Ngày rằm có lượt quay');
  const result: DryRunResult = {
    from: '2026-01-02',
    to: '2026-01-31',
    active: 900,
    meant: 800,
    reached: 300,
    given: 290,
    times: 290,
    cost: vnd(0),
    points: 0,
    tickets: 290,
    median: null,
    largest: null,
    shared: 10,
    spentOn: null,
    byDay: [{ day: '2026-01-15', members: 290, times: 290, amount: vnd(0) }],
    byLevel: [{ level: 'gold1', members: 290, times: 290, amount: vnd(0) }],
    assumes: ['claimed'],
    milliseconds: 820,
  };
  if (!row.draft.offer) throw new Error('it gives something');
  site.answers(dryRunPromotion, { markets: ['VN'], offer: row.draft.offer }, result);
  await site.press('Chạy thử');
  expect(text()).toContain('300 hội viên đủ điều kiện, 290 người được tặng, tổng cộng 290 lượt quay.');
  expect(text()).toContain('Ai hoạt động vào ngày nào thì nhận vào ngày đó.');
  expect(text()).not.toContain('Ưu đãi đã đổi');
  await site.type('Số lượt quay', '2');
  expect(text()).toContain('Ưu đãi đã đổi từ lần chạy thử này.');
});

test('who was refused stands with whom it is shared', async () => {
  await open();
  site.answers(
    promotionRefusals,
    { id: 'tet' },
    { rows: [{ account: 'minh', code: 'PROMOTION_SAME_DEVICE', at: '2026-02-01T03:00:00.000Z', others: ['hoa'] }] },
  );
  await site.press('Ai bị từ chối ở Ngày rằm có lượt quay');
  expect(text()).toContain('minh');
  expect(text()).toContain('Cùng trình duyệt');
  expect(text()).toContain('Cùng với hoa');
});
