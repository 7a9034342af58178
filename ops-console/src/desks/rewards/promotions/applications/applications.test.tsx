import { afterEach, expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract';
import { matrix } from '@unisite/shared/contract/operators';
import {
  acceptApplication,
  applicationDesk,
  type DeskApplication,
  lookAtApplicationPicture,
  refuseApplication,
} from '@unisite/shared/contract/operatorsApplications';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { vietnam } from '../../../../testing/marketSettings.ts';
import { ApplicationsDesk } from './ApplicationsDesk.tsx';

let site: AtConsole;
afterEach(() => site.leave());
const text = () => site.text().replaceAll('\u00a0', ' ');

const zalo: DeskApplication = {
  id: '7',
  reference: 'HD-AAAA2222',
  promotion: { id: 'zalo', title: { vi: 'Quà Zalo', en: 'Zalo gift' } },
  market: 'VN',
  currency: 'VND',
  member: { id: '4', account: 'minhanh', nickname: 'Minh Anh' },
  state: 'applying',
  remarks: 'Đã theo dõi',
  bet: null,
  sentAt: '2026-11-25T02:00:00.000Z',
  decidedAt: null,
  pictures: [{ id: 'aaaaaaaa-0000-4000-8000-000000000001', seen: false }],
  by: null,
  reason: null,
  given: null,
  amount: null,
  most: vnd(131_000),
  proposal: null,
};
const page = (rows: DeskApplication[]) => ({ page: 1, pageSize: 10, total: rows.length, rows });
const open = async (rows: DeskApplication[]) => {
  site = await atConsole('lan', ['cash'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(applicationDesk, { state: 'applying', page: 1, pageSize: 10 }, page(rows));
    answers(applicationDesk, { state: 'refused', page: 1, pageSize: 10 }, page([]));
    return <ApplicationsDesk />;
  });
};
// only ids are in the call's path
const call = (request: object) => request as never;

test('pictures are asked for, and how much is given is said within its bounds before it is proposed', async () => {
  await open([zalo]);
  expect(text()).toContain('Tối đa 131.000 ₫, do bạn quyết định');
  site.answers(
    lookAtApplicationPicture,
    { id: '7', picture: zalo.pictures[0]?.id ?? '' },
    { type: 'image/png', image: '' },
  );
  await site.press('Xem ảnh của HD-AAAA2222');
  expect(site.done.at(-1)?.address).toBe(`/ops/applications/7/pictures/${zalo.pictures[0]?.id}/look`);
  await site.press('Chấp nhận HD-AAAA2222');
  await site.type('Số tiền (VND)', '131001');
  await site.type('Lý do', 'Ảnh đúng');
  await site.press('Gửi đề xuất');
  expect(text()).toContain('Từ 1 đến 131.000.');
  await site.type('Số tiền (VND)', '100000');
  expect(text()).toContain('minhanh nhận 100.000 ₫ theo điều kiện của khuyến mãi “Quà Zalo”.');
  site.answers(acceptApplication, call({ id: '7' }), { state: 'proposed' });
  await site.press('Gửi đề xuất');
  expect(site.done.at(-1)).toMatchObject({
    address: '/ops/applications/7/acceptance',
    body: { amount: 100_000, why: 'Ảnh đúng' },
  });
});

test('a refusal takes its reason in both languages', async () => {
  await open([zalo]);
  await site.press('Từ chối HD-AAAA2222');
  await site.typeInto('reasonVi', 'Ảnh mờ');
  await site.typeInto('why', 'Không đọc được');
  await site.press('Từ chối');
  expect(text()).toContain('Viết lý do để hội viên đọc.');
  await site.typeInto('reasonEn', 'The picture is blurred');
  site.answers(refuseApplication, call({ id: '7' }), { state: 'refused' });
  await site.press('Từ chối');
  expect(site.done.find(({ address }) => address === '/ops/applications/7/refusal')?.body).toEqual({
    reason: { vi: 'Ảnh mờ', en: 'The picture is blurred' },
    why: 'Không đọc được',
  });
});

test('what waits for a second operator says so, and can only be refused here', async () => {
  await open([{ ...zalo, amount: vnd(50_000), proposal: { by: 'opal', amount: vnd(50_000) } }]);
  expect(text()).toContain('opal đề nghị 50.000 ₫');
  expect(site.buttons()).not.toContain('Chấp nhận HD-AAAA2222');
  expect(site.buttons()).toContain('Từ chối HD-AAAA2222');
  await site.press('Đã từ chối');
  expect(text()).toContain('Không có đơn nào');
});
