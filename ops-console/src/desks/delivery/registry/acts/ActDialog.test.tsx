import { afterEach, expect, test } from '@jest/globals';
import { matrix, operatorAct, remoteDetail } from '@unisite/shared/contract/operators';
import type { ActKind, AuditEntry, PlacementView, VersionView } from '@unisite/shared/contract/rollout';
import { act } from 'react';
import { DialogButton } from '../../../../acts/DialogButton.tsx';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const health = { visits: 0, failures: 0, p75: null };
const placement: PlacementView = {
  market: 'VN',
  remote: 'mf-promo',
  revision: 3,
  enabled: true,
  version: '1.1.0',
  digest: 'b'.repeat(16),
  canary: null,
  lastKnownGood: null,
  canarySince: null,
  health,
  canaryHealth: null,
  pending: [],
};

const versionOf = (version: string, digest: string): VersionView => ({
  version,
  digest,
  publishedAt: '2026-11-20T08:00:00.000Z',
  publishedBy: 'team:promo',
  signer: { team: 'promo', key: '0123456789abcdef' },
  bytes: 3000,
  firstViewBytes: 1000,
  files: {},
  descriptor: {
    name: 'mf-promo',
    team: 'promo',
    version,
    needs: { shared: '^1.0.0' },
    routes: [],
    slots: [],
    modals: [],
    navigation: [],
  },
  builtWith: {},
  markets: [],
});
const older = versionOf('1.0.0', 'a'.repeat(16));
const market = { name: { vi: 'Việt Nam', en: 'Vietnam' }, fourEyes: false, revision: 3, openPages: 2, members: 9 };

/** What the platform knows of the remote. */
const known = (now: PlacementView) => ({
  name: 'mf-promo',
  team: 'promo',
  versions: [versionOf('1.1.0', 'b'.repeat(16)), older],
  placements: [now],
});

const open = async (kind: ActKind = 'disable') => {
  site = await atConsole('ops', ['release'], ({ answers }) => {
    answers(matrix, {}, { markets: [{ code: 'VN', ...market }], remotes: [], cells: [] });
    answers(remoteDetail, { name: 'mf-promo' }, known(placement));
    return <DialogButton request={{ kind: 'act', act: kind, remote: 'mf-promo', market: 'VN' }}>Mở</DialogButton>;
  });
  await site.press('Mở');
};

test('an act that waits needs a time to come and a reason; the first of what is missing gets the focus', async () => {
  await open();
  await act(async () => document.querySelector<HTMLInputElement>('dialog input[type="checkbox"]')?.click());
  await site.press('Hẹn giờ');
  expect(site.text()).toContain('Hãy chọn ngày và giờ.');
  expect(site.text()).toContain('Hãy ghi lý do');
  expect(document.activeElement).toBe(site.field('Thời điểm'));
  expect(site.done).toEqual([]);

  await site.type('Thời điểm', '1/1/2099');
  await site.press('Hẹn giờ');
  expect(site.text()).toContain('Hãy chọn ngày và giờ.');
  await site.type('Giờ', '0700');
  expect(site.text()).not.toContain('Hãy chọn ngày và giờ.');
  await site.type('Lý do', ' Bảo trì ');
  site.answers(operatorAct, {}, { id: '1', state: 'scheduled', revision: 4 });
  await site.press('Hẹn giờ');
  expect(site.done).toMatchObject([
    { body: { act: { kind: 'disable' }, why: 'Bảo trì', expected: 3, at: '2099-01-01T00:00:00.000Z' } },
  ]);
});

test('a canary takes a version and a share, says who gets it, and is sent with what was seen', async () => {
  await open('canary');
  await site.type('Phiên bản', older.digest);
  await site.type('Tỷ lệ khách', '2,5');
  expect(site.text()).toContain('2,50% khách ở Việt Nam nhận mf-promo 1.0.0; số còn lại giữ 1.1.0.');
  await site.type('Lý do', 'Xem bản cũ còn chạy không');
  site.answers(operatorAct, {}, { id: '1', state: 'done', revision: 4 });
  await site.press('Đặt tỷ lệ thử');
  const asked = { kind: 'canary', digest: older.digest, percent: 2.5 };
  expect(site.done).toMatchObject([{ body: { act: asked, why: 'Xem bản cũ còn chạy không', expected: 3 } }]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('of two operators the second is told what the first did, and loses nothing typed', async () => {
  await open('canary');
  await site.type('Phiên bản', older.digest);
  await site.type('Tỷ lệ khách', '7');
  await site.type('Lý do', 'Thử bản đầu tiên');
  const was = { version: '1.1.0', digest: placement.digest, enabled: true, canary: null, lastKnownGood: null };
  const first: AuditEntry = {
    id: '8',
    at: '2026-11-21T03:00:00.000Z',
    who: 'operator:duty',
    act: 'disable',
    remote: 'mf-promo',
    market: 'VN',
    from: was,
    to: { ...was, enabled: false },
    why: 'Có lỗi ở cổng thanh toán',
    undoable: true,
  };
  site.refuses(operatorAct, {}, 'CHANGED', { since: [first] });
  site.answers(remoteDetail, { name: 'mf-promo' }, known({ ...placement, enabled: false, revision: 4 }));
  await site.press('Đặt tỷ lệ thử');
  expect(site.text()).toContain('Người khác vừa thay đổi trước bạn. Chưa có gì được làm.');
  expect(site.text()).toContain('duty tắt');
  expect(site.text()).toContain('“Có lỗi ở cổng thanh toán”');
  await site.press('Xem lại với trạng thái mới');
  expect(site.text()).not.toContain('Người khác vừa thay đổi trước bạn.');
  expect(site.text()).toContain('Mô-đun đang tắt ở đây');
  expect(site.field('Lý do').value).toBe('Thử bản đầu tiên');
  site.answers(operatorAct, {}, { id: '2', state: 'done', revision: 5 });
  await site.press('Đặt tỷ lệ thử');
  expect(site.done.at(-1)?.body).toMatchObject({ act: { kind: 'canary', percent: 7 }, expected: 4 });
});
