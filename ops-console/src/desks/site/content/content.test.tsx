import { afterEach, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix } from '@unisite/shared/contract/operators';
import {
  changeAppEntries,
  changeServiceEntries,
  listMarketSettings,
} from '@unisite/shared/contract/operatorsMarketSettings';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { act } from 'react';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam, vietnamSettings } from '../../../testing/marketSettings.ts';
import { AppsRule } from './AppsRule.tsx';
import { ServiceRule } from './ServiceRule.tsx';

let site: AtConsole;
afterEach(() => site.leave());
const [chat, phone] = vietnamSettings.serviceEntries;
const [ios] = vietnamSettings.appEntries;
// only the code is in the call's path
const call = { code: 'VN' } as never;

const open = async (roles: OperatorRole[] = ['support']) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [vietnamSettings] });
    answers(proposals, {}, { proposals: [] });
    return (
      <>
        <ServiceRule market={vietnam} settings={vietnamSettings} />
        <AppsRule market={vietnam} settings={vietnamSettings} />
      </>
    );
  });
};

test('a channel is added, moved and removed; what leads nowhere is refused and stays', async () => {
  await open();
  await site.press('Đổi kênh chăm sóc khách hàng của Việt Nam');
  await site.press('Đưa xuống: Gửi lời nhắn');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Đưa lên: Gửi lời nhắn');
  await site.press('Xoá: Tổng đài');
  await site.press('Thêm kênh');
  await site.press('Đưa lên: Kênh mới');
  await site.type('Tên tiếng Việt', 'Trò chuyện');
  await site.type('Tên tiếng Anh', 'Chat');
  await site.type('Địa chỉ', 'javascript:alert(1)');
  await site.type('Lý do', 'Kênh mới');
  await site.press('Lưu');
  expect(site.done).toEqual([]);
  expect(site.field('Địa chỉ').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(site.field('Địa chỉ'));
  await site.type('Địa chỉ', 'https://chat.example.com/');
  expect(site.text()).toContain('Đổi thành: Trò chuyện (https://chat.example.com/).');
  site.answers(changeServiceEntries, call, { state: 'done' });
  await site.press('Lưu');
  expect(site.done.at(-1)?.body).toMatchObject({
    from: [chat, phone],
    to: [{ type: '1', title: { vi: 'Trò chuyện', en: 'Chat' }, path: 'https://chat.example.com/' }, chat],
  });
});

test('another channel opens first: the two change their types', async () => {
  await open();
  await site.press('Đổi kênh chăm sóc khách hàng của Việt Nam');
  const boxes = [...document.querySelectorAll<HTMLInputElement>('dialog input[type="checkbox"]')];
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [false, false],
  ]);
  await act(async () => boxes[1]?.click());
  await site.type('Lý do', 'Gọi trước');
  site.answers(changeServiceEntries, call, { state: 'done' });
  await site.press('Lưu');
  expect(site.done.at(-1)?.body).toMatchObject({
    to: [
      { ...chat, type: '1' },
      { ...phone, type: '3' },
    ],
  });
});

test('an app is added by its kind, its code leads to the same page unless another one is given', async () => {
  await open();
  await site.press('Đổi ứng dụng của Việt Nam');
  expect(site.buttons()).not.toContain('Thêm Ứng dụng iOS');
  await site.press('Thêm Ứng dụng Android');
  await site.press('Đưa lên: Ứng dụng Android');
  await site.type('Tên tiếng Anh', 'App for Android');
  await site.type('Địa chỉ', 'tel:+84901234567');
  await site.type('Lý do', 'Bản mới');
  await site.press('Lưu');
  expect(site.text()).toContain('Nhập một trang của site (/app) hoặc địa chỉ https://.');
  await site.type('Địa chỉ', '/app?os=android');
  site.answers(changeAppEntries, call, { state: 'done' });
  await site.press('Lưu');
  const android = { type: 'ANDROID', label: 'App for Android', url: '/app?os=android', qrUrl: '/app?os=android' };
  expect(site.done.at(-1)?.body).toMatchObject({ from: [ios], to: [android, ios] });
});

test('without the role there is nothing to press', async () => {
  await open(['release', 'security']);
  expect(site.buttons()).toEqual([]);
});
