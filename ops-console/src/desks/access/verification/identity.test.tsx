import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { matrix } from '@unisite/shared/contract/operators';
import {
  acceptIdentity,
  identityDesk,
  lookAtIdentityPicture,
  type OperatorIdentityCheck,
  oneIdentityCheck,
  refuseIdentity,
} from '@unisite/shared/contract/operatorsIdentity';
import { type AtConsole, atConsole } from '../../../testing/atConsole.tsx';
import { vietnam } from '../../../testing/marketSettings.ts';
import { IdentityPage } from './IdentityPage.tsx';

let site: AtConsole;
beforeEach(() => {
  // jsdom cannot draw pictures
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(globalThis, { createImageBitmap: jest.fn(async () => ({ width: 640, height: 400, close: () => {} })) });
});
afterEach(() => site.leave());

const front = '00000000-0000-4000-8000-000000000001';
const selfie = '00000000-0000-4000-8000-000000000002';
const check: OperatorIdentityCheck = {
  id: '7',
  state: 'inReview',
  market: 'VN',
  member: { id: '3', account: 'minhanh', nickname: 'Minh Anh' },
  document: 'idCard',
  triesLeft: 1,
  decider: 'operator',
  askedAt: '2026-11-20T01:00:00.000Z',
  sentAt: '2026-11-20T02:00:00.000Z',
  reference: 'IDAAAA1111',
  holder: 'NGUYEN MINH ANH',
  validUntil: '2034-11-23',
  sameNumber: 0,
  reason: null,
  decidedAt: null,
  acceptedUntil: null,
  pictures: [
    { id: front, kind: 'documentFront', at: '2026-11-20T01:30:00.000Z', seen: false },
    { id: selfie, kind: 'selfie', at: '2026-11-20T01:40:00.000Z', seen: false },
  ],
  events: [{ id: '1', at: '2026-11-20T02:00:00.000Z', who: 'member', act: 'sent', reason: null, why: null }],
  looks: [],
};
const seen = { ...check, pictures: check.pictures.map((picture) => ({ ...picture, seen: true })) };
const open = async (of: OperatorIdentityCheck = check, id: string | null = '7') => {
  site = await atConsole('lan', ['identity'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    answers(oneIdentityCheck, { id: '7' }, of);
    const page = { page: 1, pageSize: 20 };
    answers(identityDesk, { selection: 'waiting', ...page }, { ...page, total: 1, rows: [check] });
    answers(identityDesk, { selection: 'decided', ...page }, { ...page, total: 0, rows: [] });
    return <IdentityPage check={id} />;
  });
};

test('the list has who waits, how often it may try, and the way to the check', async () => {
  await open(check, null);
  expect(site.text()).toContain('minhanh');
  expect(site.text()).toContain('còn 1 lần');
  const link = document.querySelector('a[aria-label="Xem hồ sơ của minhanh"]');
  expect(link?.getAttribute('href')).toBe('#/identity/7');
  await site.press('Đã quyết định');
  expect(site.text()).toContain('Không có ai đang chờ');
});

test('nothing is decided before the pictures were looked at, and each look says why', async () => {
  await open();
  expect(site.buttons()).not.toContain('Chấp nhận hồ sơ của minhanh');
  await site.press('Hiện ảnh');
  expect(site.done).toEqual([]);
  for (const picture of [front, selfie])
    site.answers(lookAtIdentityPicture, { id: '7', picture }, { type: 'image/png', image: btoa('picture') });
  site.answers(oneIdentityCheck, { id: '7' }, seen);
  await site.type('Vì sao bạn xem?', ' So số giấy tờ ');
  await site.press('Hiện ảnh');
  expect(site.done.map(({ address, body }) => [address, body])).toEqual(
    [front, selfie].map((picture) => [`/ops/identity/7/pictures/${picture}/look`, { why: 'So số giấy tờ' }]),
  );
  expect([...document.querySelectorAll('canvas')].map((canvas) => canvas.getAttribute('aria-label'))).toEqual([
    'Mặt trước',
    'Khuôn mặt',
  ]);
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(site.buttons()).toContain('Chấp nhận hồ sơ của minhanh');
});

test('accepting takes the number that stands on the document; one that differs is said under the field', async () => {
  await open(seen);
  await site.press('Chấp nhận hồ sơ của minhanh');
  await site.type('Số trên giấy tờ', '123');
  await site.press('Chấp nhận');
  expect(site.text()).toContain('Nhập số như trên giấy tờ');
  site.refuses(acceptIdentity, { id: '7' }, 'NUMBER_DIFFERS');
  await site.type('Số trên giấy tờ', '079 123 456 789');
  await site.press('Chấp nhận');
  expect(site.done.at(-1)).toMatchObject({
    address: '/ops/identity/7/accept',
    body: { reference: 'IDAAAA1111', number: '079 123 456 789' },
  });
  expect(site.field('Số trên giấy tờ').getAttribute('aria-invalid')).toBe('true');
  site.answers(acceptIdentity, { id: '7' }, { ...seen, state: 'accepted', decider: null });
  await site.press('Chấp nhận');
  expect(document.querySelector('dialog')).toBeNull();
});

test('refusing says what for, which pictures are taken anew, and that it was the last try', async () => {
  await open(seen);
  await site.press('Từ chối hồ sơ của minhanh');
  expect(site.text()).toContain('Đây là lần cuối');
  await site.choose('Mặt trước');
  expect(site.text()).toContain('Ảnh cần chụp lại bị xoá ngay.');
  site.answers(refuseIdentity, { id: '7' }, { ...seen, state: 'refused', decider: null, triesLeft: 0 });
  await site.type('Lý do', 'Góc phải không đọc được');
  await site.press('Từ chối');
  expect(site.done.at(-1)?.body).toEqual({
    reference: 'IDAAAA1111',
    reason: 'unreadable',
    again: ['documentFront'],
    why: 'Góc phải không đọc được',
  });
});

test('what a provider has is looked at and not decided', async () => {
  await open({ ...seen, decider: 'provider' });
  expect(site.buttons()).not.toContain('Chấp nhận hồ sơ của minhanh');
});

test('another check is opened for a member whose last one has ended', async () => {
  await open({ ...seen, state: 'refused', decider: null, triesLeft: 0 });
  expect(site.buttons()).toContain('Mở hồ sơ mới cho minhanh');
});
