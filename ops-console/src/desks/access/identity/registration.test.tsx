import { afterEach, expect, test } from '@jest/globals';
import { matrix } from '@unisite/shared/contract/operators';
import { changeRegistrationFields, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam, vietnamSettings } from '../../../testing/marketSettings.ts';
import { RegistrationRule } from './RegistrationRule.tsx';

let site: AtConsole;
afterEach(() => site.leave());
const from = vietnamSettings.registrationFields;
// only the code is in the call's path
const call = { code: 'VN' } as never;

test('a field is asked for or not, and what the features decide cannot be chosen', async () => {
  site = await atConsole('khoa', ['security'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [vietnamSettings] });
    answers(proposals, {}, { proposals: [] });
    return <RegistrationRule market={vietnam} settings={vietnamSettings} />;
  });
  await site.press('Đổi mẫu đăng ký của Việt Nam');
  expect(site.text()).toContain('Tên đăng nhậpTheo tính năng');
  await site.type('Email', 'required');
  const pin = site.field('Mật khẩu rút tiền');
  expect([...pin.querySelectorAll('option')].map(({ value }) => value)).toEqual(['off', 'required']);
  await site.type('Mật khẩu rút tiền', 'required');
  expect(site.text()).toContain('Đăng ký bằng tên: hỏi Email, bắt buộc điền.');
  await site.type('Lý do', 'Theo giấy phép');
  site.answers(changeRegistrationFields, call, { state: 'done' });
  await site.press('Lưu');
  const to = [from[0], { ...from[1], required: true }, { ...from[2], enabled: true, required: true }];
  expect(site.done.at(-1)?.body).toEqual({ from, to, why: 'Theo giấy phép' });
});
