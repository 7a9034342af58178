import { afterEach, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix } from '@unisite/shared/contract/operators';
import { changeMarketProtection, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { type Proposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam, vietnamSettings } from '../../../testing/marketSettings.ts';
import { ProtectionRule } from './ProtectionRule.tsx';

let site: AtConsole;
afterEach(() => site.leave());

// only the code is in the call's path
const call = { code: 'VN' } as never;
const rules = vietnamSettings.marketProtection;
const change = 'Đổi quy định bảo vệ người chơi ở Việt Nam';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const open = async (market = vietnam, roles: OperatorRole[] = ['security'], waiting: readonly Proposal[] = []) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(matrix, {}, { markets: [market], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [vietnamSettings] });
    answers(proposals, {}, { proposals: [...waiting] });
    return <ProtectionRule market={market} settings={vietnamSettings} />;
  });
};

test('the limits stand there by kind and length, and so do the reminders', async () => {
  await open();
  expect(plain(site.text())).toContain('Tiền cược20.000.000 ₫Không cóKhông có');
  expect(site.text()).toContain('Thời gian chơi3 giờ');
  expect(site.text()).toContain('Nhắc giờ chơi mỗi 60 phút; hội viên chọn được đến 120 phút.');
});

test.each([false, true])(
  'stricter is sent at once, with four eyes (%s) as without, and undoing it waits',
  async (fourEyes) => {
    await open({ ...vietnam, fourEyes });
    await site.press(change);
    expect(site.text()).toContain('Chưa có gì thay đổi.');
    expect(site.fieldNamed('stake.day').value).toBe('20.000.000');
    await site.typeInto('stake.day', '10.000.000');
    await site.typeInto('time.week', '90');
    expect(plain(site.text())).toContain('Tiền cược, 24 giờ: 20.000.000 ₫ → 10.000.000 ₫');
    expect(site.text()).toContain('Thời gian chơi, 7 ngày: Không có → 1 giờ 30 phút');
    expect(site.text()).toContain('Áp dụng từ lần cược hoặc lần nạp kế tiếp');
    expect(site.text()).not.toContain('Việc này chờ một người khác duyệt.');
    await site.type('Lý do', 'Quy định mới');
    site.answers(changeMarketProtection, call, { state: 'done' });
    await site.press('Lưu');
    const to = { ...rules, stake: { ...rules.stake, day: 10_000_000 }, time: { ...rules.time, week: 90 } };
    expect(site.done.at(-1)?.body).toEqual({ from: rules, to, why: 'Quy định mới' });
    await site.press('Hoàn tác');
    expect(site.text()).toContain('Việc này chờ một người khác duyệt.');
    expect(site.buttons()).toContain('Gửi đề xuất');
  },
);

test('looser is a proposal in every market: a higher limit, none, or a longer interval', async () => {
  await open();
  await site.press(change);
  for (const [name, looser, before] of [
    ['stake.day', '30.000.000', '20.000.000'],
    ['deposit.month', '', '50.000.000'],
    ['checkMinutes', '90', '60'],
    ['mostCheckMinutes', '240', '120'],
  ] as const) {
    await site.typeInto(name, looser);
    expect(site.text()).toContain('Việc này chờ một người khác duyệt.');
    await site.typeInto(name, before);
    expect(site.text()).not.toContain('Việc này chờ một người khác duyệt.');
  }
  await site.typeInto('deposit.month', '');
  await site.type('Lý do', 'Theo luật mới');
  site.answers(changeMarketProtection, call, { state: 'proposed' });
  await site.press('Gửi đề xuất');
  expect(site.done.at(-1)?.body).toMatchObject({ to: { ...rules, deposit: { day: null, week: null, month: null } } });
  expect(site.text()).toContain('Đã gửi đề xuất');
});

test('what cannot be is said at its field, and nothing is sent', async () => {
  await open();
  await site.press(change);
  await site.type('Lý do', 'Quy định mới');
  for (const [name, wrong, said] of [
    ['loss.day', '-1', 'Nhập một số tiền từ 0 trở lên'],
    ['time.day', '1,5', 'Nhập số phút nguyên'],
    ['checkMinutes', '4', 'Từ 5 đến 240 phút.'],
    ['checkMinutes', '121', 'Không được dài hơn mức hội viên chọn được.'],
  ] as const) {
    const before = site.fieldNamed(name).value;
    await site.typeInto(name, wrong);
    await site.press('Lưu');
    expect(site.text()).toContain(said);
    await site.typeInto(name, before);
  }
  expect(site.done).toEqual([]);
});

test('somebody was faster: how it stands now, and what was typed stays', async () => {
  await open();
  await site.press(change);
  await site.typeInto('stake.day', '10.000.000');
  await site.type('Lý do', 'Quy định mới');
  site.refuses(changeMarketProtection, call, 'SETTING_CHANGED');
  const now = { ...rules, checkMinutes: 30 };
  site.answers(listMarketSettings, {}, { markets: [{ ...vietnamSettings, marketProtection: now }] });
  await site.press('Lưu');
  expect(site.text()).toContain('Người khác vừa thay đổi trước bạn.');
  await site.press('Xem lại với trạng thái mới');
  expect([site.fieldNamed('checkMinutes').value, site.fieldNamed('stake.day').value]).toEqual(['30', '10.000.000']);
  site.answers(changeMarketProtection, call, { state: 'done' });
  await site.press('Lưu');
  expect(site.done.at(-1)?.body).toMatchObject({ from: now, to: { ...now, stake: { day: 10_000_000 } } });
});

test('what waits stands beside the way to protect more; without the role there is nothing to press', async () => {
  const to = { ...rules, stake: { ...rules.stake, day: null } };
  const proposed = { kind: 'marketProtection' as const, market: 'VN', from: rules, to };
  const waiting = { id: '4', change: proposed, by: 'hoa', notBy: ['hoa'], at: '2026-11-22T03:00:00.000Z', why: 'Luật' };
  await open(vietnam, ['security'], [waiting]);
  expect(plain(site.text())).toContain('Tiền cược, 24 giờ: 20.000.000 ₫ → Không có');
  expect(site.buttons()).toEqual(['Duyệt: Việt Nam', 'Từ chối: Việt Nam', change]);
  await site.leave();
  await open(vietnam, ['support', 'release']);
  expect(site.buttons()).toEqual([]);
});
