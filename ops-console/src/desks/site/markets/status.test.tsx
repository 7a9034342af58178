import { afterEach, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix } from '@unisite/shared/contract/operators';
import { changeMarketStatus, listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { type Proposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam, vietnamSettings } from '../../../testing/marketSettings.ts';
import { StatusRule } from './StatusRule.tsx';

let site: AtConsole;
afterEach(() => site.leave());

// only the code is in the call's path
const call = { code: 'VN' } as never;

const open = async (market = vietnam, roles: OperatorRole[] = ['release'], waiting: readonly Proposal[] = []) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(matrix, {}, { markets: [market], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [vietnamSettings] });
    answers(proposals, {}, { proposals: [...waiting] });
    return <StatusRule market={market} settings={vietnamSettings} />;
  });
};
const press = (name: string) => site.press(name);

test('says what maintenance does to whom, sends the end in the market’s time, and offers to take it back', async () => {
  await open();
  await press('Đổi trạng thái của Việt Nam');
  expect(site.text()).toContain('Chưa có gì thay đổi.');
  await site.choose('Bảo trì');
  expect(site.text()).toContain('12 trang đang mở chuyển ngay.');
  await site.type('Dự kiến xong lúc', '1/1/2020');
  await site.type('Giờ', '10:00');
  await site.type('Lý do', 'Nâng cấp');
  await press('Đưa vào bảo trì');
  expect(site.text()).toContain('Chọn một thời điểm sau bây giờ.');
  expect(site.done).toEqual([]);
  await site.type('Dự kiến xong lúc', '1/1/2099');
  await site.type('Giờ', '10:00');
  site.answers(changeMarketStatus, call, { state: 'done' });
  await press('Đưa vào bảo trì');
  const to = { state: 'maintenance', until: '2099-01-01T03:00:00.000Z', countries: ['US'] };
  expect(site.done.at(-1)?.body).toMatchObject({ from: vietnamSettings.marketStatus, to, why: 'Nâng cấp' });
  await press('Hoàn tác');
  expect(site.text()).toContain('Việt Nam mở cửa');
  await site.type('Lý do', 'Xong sớm');
  await press('Hoàn tác');
  expect(site.done.at(-1)?.body).toMatchObject({ from: to, to: vietnamSettings.marketStatus });
});

test('countries are found without accents, ticked and taken out', async () => {
  await open();
  await press('Đổi trạng thái của Việt Nam');
  await site.type('Tìm theo tên hoặc mã nước', 'phap');
  await site.choose('Pháp');
  await press('Hoa Kỳ US');
  expect(site.text()).toContain('Khách từ Pháp không vào được Việt Nam nữa.');
  expect(site.text()).toContain('Khách từ Hoa Kỳ lại vào được Việt Nam.');
  await site.type('Lý do', 'Giấy phép');
  site.answers(changeMarketStatus, call, { state: 'done' });
  await press('Lưu');
  expect(site.done.at(-1)?.body).toMatchObject({ to: { ...vietnamSettings.marketStatus, countries: ['FR'] } });
});

test('somebody was faster: what was chosen stays', async () => {
  await open();
  await press('Đổi trạng thái của Việt Nam');
  await site.choose('Ngừng phục vụ');
  await site.type('Lý do', 'Giấy phép');
  site.refuses(changeMarketStatus, call, 'SETTING_CHANGED');
  const now = { ...vietnamSettings.marketStatus, countries: [] };
  site.answers(listMarketSettings, {}, { markets: [{ ...vietnamSettings, marketStatus: now }] });
  await press('Ngừng phục vụ');
  expect(site.text()).toContain('Người khác vừa thay đổi trước bạn.');
  await press('Xem lại với trạng thái mới');
  site.answers(changeMarketStatus, call, { state: 'done' });
  await press('Ngừng phục vụ');
  expect(site.done.at(-1)?.body).toMatchObject({ from: now, to: { ...now, state: 'restricted' } });
});

test('with four eyes it is a proposal, which waits in words; without the role there is nothing to press', async () => {
  await open({ ...vietnam, fourEyes: true });
  await press('Đổi trạng thái của Việt Nam');
  await site.choose('Ngừng phục vụ');
  expect(site.text()).toContain('Việc này chờ một người khác duyệt.');
  expect(site.buttons()).toContain('Gửi đề xuất');
  await site.leave();
  const from = vietnamSettings.marketStatus;
  const change = { kind: 'marketStatus' as const, market: 'VN', from, to: { ...from, state: 'restricted' as const } };
  const waiting = { id: '4', change, by: 'hoa', notBy: ['hoa'], at: '2026-11-22T03:00:00.000Z', why: 'Giấy phép' };
  await open(vietnam, ['release'], [waiting]);
  expect(site.text()).toContain('Khách ở Việt Nam thấy ngay thông báo khu vực không được phục vụ');
  expect(site.buttons()).toEqual(['Duyệt: Việt Nam', 'Từ chối: Việt Nam']);
  await site.leave();
  await open(vietnam, ['security', 'support']);
  expect(site.buttons()).toEqual([]);
});
