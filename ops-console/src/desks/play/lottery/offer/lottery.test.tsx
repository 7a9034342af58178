import { afterEach, expect, test } from '@jest/globals';
import { changeMarketLottery, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { vietnam, vietnamSettings } from '../../../../testing/marketSettings.ts';
import { LotteryRule } from './LotteryRule.tsx';

let site: AtConsole;
afterEach(() => site.leave());

// only the code is in the call's path
const call = { code: 'VN' } as never;

const open = async () => {
  site = await atConsole('khoa', ['security'], ({ answers }) => {
    answers(listMarketSettings, {}, { markets: [vietnamSettings] });
    answers(proposals, {}, { proposals: [] });
    return <LotteryRule market={vietnam} settings={vietnamSettings} />;
  });
  await site.press('Đổi cược xổ số ở Việt Nam');
};
const described = (label: string) =>
  (site.field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('lower odds count from the next ticket on, higher ones wait for a second operator', async () => {
  await open();
  await site.type('Tỷ lệ', '99,5');
  expect(site.text()).toContain('chờ người thứ hai');
  expect(site.buttons()).toContain('Gửi đề xuất');
  await site.type('Tỷ lệ', '98,5');
  expect(site.text()).toContain('Có hiệu lực từ phiếu tiếp theo.');
  await site.type('Lý do', 'Theo mùa');
  site.answers(changeMarketLottery, call, { state: 'done' });
  await site.press('Lưu');
  const { marketLottery } = vietnamSettings;
  expect(site.done.at(-1)?.body).toMatchObject({
    from: marketLottery,
    to: { offers: [{ bet: 'lo2', odds: 98.5 }, marketLottery.offers[1]] },
  });
});

test('what is typed wrong is said where it stands, and nothing is sent', async () => {
  await open();
  await site.type('Bộ thưởng', '1961');
  await site.type('Cược nhiều nhất', '1');
  await site.type('Lý do', 'Thử');
  await site.press('Lưu');
  expect(described('Bộ thưởng')).toMatch(/Nhập số chẵn/);
  expect(described('Cược nhiều nhất')).toMatch(/thấp hơn mức ít nhất/);
  expect(site.done).toEqual([]);
});
