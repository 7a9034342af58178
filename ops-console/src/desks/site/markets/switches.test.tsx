import { afterEach, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix } from '@unisite/shared/contract/operators';
import { changeMarketSwitches, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam, vietnamSettings } from '../../../testing/marketSettings.ts';
import { SwitchesRule } from './SwitchesRule.tsx';

let site: AtConsole;
afterEach(() => site.leave());
const from = vietnamSettings.marketSwitches;
// only the code is in the call's path
const call = { code: 'VN' } as never;

const open = async (roles: OperatorRole[] = ['security']) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [vietnamSettings] });
    answers(proposals, {}, { proposals: [] });
    return <SwitchesRule market={vietnam} settings={vietnamSettings} />;
  });
};

test('says what is turned on and off, warns where accounts are less safe, and sends the whole', async () => {
  await open();
  await site.press('Đổi tính năng của Việt Nam');
  await site.choose('Chơi thử');
  await site.choose('Thanh trượt khi đăng nhập');
  await site.choose('Chỉ hội viên vào trang');
  expect(site.text()).toContain('Bật: Chỉ hội viên vào trang.');
  expect(site.text()).toContain('Tắt: Chơi thử, Thanh trượt khi đăng nhập.');
  expect(site.text()).toContain('Tài khoản của hội viên được bảo vệ ít hơn.');
  await site.type('Lý do', 'Theo mùa giải');
  site.answers(changeMarketSwitches, call, { state: 'done' });
  await site.press('Lưu');
  const to = { ...from, freePlay: false, slideVerification: false, loginedToHomePage: true };
  expect(site.done.at(-1)?.body).toEqual({ from, to, why: 'Theo mùa giải' });
});

test('somebody was faster: says what they changed, and keeps what was chosen', async () => {
  await open();
  await site.press('Đổi tính năng của Việt Nam');
  await site.choose('Chơi thử');
  await site.type('Lý do', 'Theo mùa giải');
  site.refuses(changeMarketSwitches, call, 'SETTING_CHANGED');
  const now = { ...from, googleLogin: false };
  site.answers(listMarketSettings, {}, { markets: [{ ...vietnamSettings, marketSwitches: now }] });
  await site.press('Lưu');
  expect(site.text()).toContain('Hiện nay: Tắt: Đăng nhập Google.');
  await site.press('Xem lại với trạng thái mới');
  site.answers(changeMarketSwitches, call, { state: 'done' });
  await site.press('Lưu');
  expect(site.done.at(-1)?.body).toMatchObject({ from: now, to: { ...now, freePlay: false } });
});

test('nothing changed: nothing is sent', async () => {
  await open();
  await site.press('Đổi tính năng của Việt Nam');
  await site.type('Lý do', 'Xem thôi');
  await site.press('Lưu');
  expect(site.done).toEqual([]);
});

test('without the role there is nothing to press', async () => {
  await open(['release', 'support']);
  expect(site.buttons()).toEqual([]);
});
