import { afterEach, expect, test } from '@jest/globals';
import { decideAct, matrix } from '@unisite/shared/contract/operators';
import type { PendingAct } from '@unisite/shared/contract/rollout';
import { type AtConsole, atConsole } from '../testing/atConsole.tsx';
import { vietnam } from '../testing/marketSettings.ts';
import { PendingList } from './PendingList.tsx';

let site: AtConsole;
afterEach(() => site.leave());

const scheduled: PendingAct = {
  id: '4',
  market: 'VN',
  remote: 'mf-promo',
  act: { kind: 'rollBack' },
  state: 'scheduled',
  by: 'operator:hoa',
  approvedBy: null,
  why: 'Đêm mới lùi',
  askedAt: '2026-11-21T03:00:00.000Z',
  at: '2099-01-01T00:00:00.000Z',
};

const open = async (pending: PendingAct) => {
  site = await atConsole('hoa', ['release'], ({ answers }) => {
    answers(matrix, {}, { markets: [vietnam], remotes: [], cells: [] });
    return <PendingList acts={[pending]} />;
  });
};

test('an act that waits for its time says when, and is withdrawn with a reason', async () => {
  await open(scheduled);
  expect(site.text()).toContain('Đã hẹn giờ');
  expect(site.buttons()).toEqual(['Rút lại']);
  // only the id is in the call's path
  site.answers(decideAct, { id: '4' } as never, { id: '9', state: 'done', revision: 4 });
  await site.press('Rút lại');
  expect(site.text()).toContain('Rút lại việc đang chờ');
  await site.press('Rút lại');
  expect(site.text()).toContain('Hãy ghi lý do');
  expect(site.done).toEqual([]);
  await site.type('Lý do', 'Không cần nữa');
  await site.press('Rút lại');
  expect(site.done).toMatchObject([
    { address: '/ops/acts/4/decision', body: { decision: 'withdraw', why: 'Không cần nữa' } },
  ]);
});

test('what one has proposed only another approves', async () => {
  await open({ ...scheduled, state: 'proposed', at: null });
  expect(site.buttons()).toEqual(['Rút lại']);
  await site.leave();
  await open({ ...scheduled, state: 'proposed', at: null, by: 'operator:lan' });
  expect(site.buttons()).toEqual(['Duyệt', 'Rút lại']);
});
