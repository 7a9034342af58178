import { afterEach, expect, test } from '@jest/globals';
import { operatorAct, remoteDetail } from '@unisite/shared/contract/operators';
import type { PlacementView } from '@unisite/shared/contract/rollout';
import { act } from 'react';
import { type AtConsole, atConsole } from '../testing/atConsole.tsx';
import { DialogButton } from './DialogButton.tsx';

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

const open = async () => {
  site = await atConsole('ops', ['release'], ({ answers }) => {
    answers(
      remoteDetail,
      { name: 'mf-promo' },
      { name: 'mf-promo', team: 'promo', versions: [], placements: [placement] },
    );
    return <DialogButton request={{ kind: 'act', act: 'disable', remote: 'mf-promo', market: 'VN' }}>Mở</DialogButton>;
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
