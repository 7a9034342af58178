import { afterEach, expect, test } from '@jest/globals';
import type { OperatorRole } from '@unisite/shared/contract/operatorRoles';
import { matrix } from '@unisite/shared/contract/operators';
import {
  announcementDesk,
  type OperatorAnnouncement,
  saveAnnouncement,
  withdrawAnnouncement,
} from '@unisite/shared/contract/operatorsAnnouncements';
import { listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam, vietnamSettings } from '../../../testing/marketSettings.ts';
import { AnnouncementsPanel } from './AnnouncementsPanel.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const one: OperatorAnnouncement = {
  id: '4',
  revision: 2,
  state: 'shown',
  markets: ['VN'],
  type: 'H',
  pinned: false,
  banner: null,
  title: { vi: 'Bảo trì', en: 'Maintenance' },
  content: { vi: 'Từ 2 giờ.', en: 'From 2.' },
  from: '2026-11-25T02:00:12.345Z',
  until: null,
};
const open = async (roles: OperatorRole[] = ['support'], fourEyes = false) => {
  site = await atConsole('khoa', roles, ({ answers }) => {
    answers(matrix, {}, { markets: [{ ...vietnam, fourEyes }], remotes: [], cells: [] });
    answers(listMarketSettings, {}, { markets: [vietnamSettings] });
    answers(announcementDesk, { page: 1, pageSize: 8 }, { page: 1, pageSize: 8, total: 1, rows: [one] });
    return <AnnouncementsPanel />;
  });
};

test('both languages and a market are asked for; nothing typed is lost, and it is published', async () => {
  await open();
  await site.press('Viết thông báo');
  await site.type('Tiêu đề tiếng Việt', 'Tin mới');
  await site.type('Nội dung tiếng Việt', 'Đoạn một.\n\nĐoạn hai.');
  await site.choose('Xuất bản');
  await site.type('Lý do', 'Theo lịch');
  await site.press('Xuất bản');
  expect(site.text()).toContain('Điền ô này: cần cả hai ngôn ngữ.');
  expect(site.text()).toContain('Chọn ít nhất một thị trường.');
  expect(site.done).toEqual([]);
  await site.type('Tiêu đề tiếng Anh', 'News');
  await site.type('Nội dung tiếng Anh', 'One.');
  await site.choose('Việt Nam');
  expect(site.text()).toContain('Người chơi ở Việt Nam đọc được ngay.');
  site.answers(saveAnnouncement, {}, { id: '5', state: 'done' });
  await site.press('Xuất bản');
  expect(site.done.at(-1)?.body).toMatchObject({
    of: null,
    publish: true,
    key: expect.stringMatching(/^[\da-f-]{36}$/),
    draft: { markets: ['VN'], title: { vi: 'Tin mới', en: 'News' }, from: null, until: null },
  });
});

test('another revision says which one was seen; with four eyes it is a proposal', async () => {
  await open(['support'], true);
  await site.press('Sửa: Bảo trì');
  expect([site.field('Hiển thị từ').value, site.field('Giờ').value]).toEqual(['25/11/2026', '09:00']);
  await site.choose('Ghim lên đầu');
  await site.type('Lý do', 'Quan trọng');
  site.answers(saveAnnouncement, {}, { id: '4', state: 'proposed' });
  await site.press('Gửi đề xuất');
  expect(site.done.at(-1)?.body).toMatchObject({
    of: { id: '4', revision: 2 },
    draft: { pinned: true, from: one.from },
  });
  expect(site.text()).toContain('Đã gửi đề xuất');
});

test('it is withdrawn after it was said what players lose; without the role there is nothing to press', async () => {
  await open();
  await site.press('Rút: Bảo trì');
  expect(site.text()).toContain('Người chơi ở Việt Nam không đọc được nữa.');
  await site.type('Lý do', 'Sai giờ');
  site.answers(withdrawAnnouncement, { id: '4' } as never, { revision: 3 });
  await site.press('Rút');
  expect(site.done.at(-1)?.body).toEqual({ revision: 2, why: 'Sai giờ' });
  await site.leave();
  await open(['release']);
  expect(site.buttons().filter((name) => /Sửa|Rút:|Viết/.test(name))).toEqual([]);
});
