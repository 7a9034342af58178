import { afterEach, expect, test } from '@jest/globals';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { audit, matrix } from '@unisite/shared/contract/operators';
import { matrixTrends } from '@unisite/shared/contract/operatorsTrends';
import { act } from 'react';
import { type AtConsole, atConsole } from '../../../../testing/atConsole.tsx';
import { MatrixPage } from './MatrixPage.tsx';

let site: AtConsole;
afterEach(() => site.leave());

type Given = GivenOf<typeof matrix>;
const digest = '0123456789abcdef';
const cell = (remote: string, market: string, more: Partial<Given['cells'][number]> = {}): Given['cells'][number] => ({
  remote,
  market,
  revision: 3,
  version: '1.0.0',
  digest,
  enabled: true,
  canary: null,
  canarySince: null,
  lastKnownGood: { version: '0.9.0', digest: 'fedcba9876543210' },
  pending: [],
  health: { visits: 0, failures: 0, p75: null },
  canaryHealth: null,
  ...more,
});
const market = (code: string, vi: string) => ({
  code,
  name: { vi, en: code },
  fourEyes: false,
  revision: 3,
  openPages: 2,
  members: 9,
});
const hours = (value: number) => Array.from({ length: 24 }, () => value);

const open = async (cells: Given['cells'], roles: Parameters<typeof atConsole>[1] = ['release']) => {
  site = await atConsole('hoa', roles, ({ answers }) => {
    answers(
      matrix,
      {},
      {
        markets: [market('INT', 'Quốc tế'), market('VN', 'Việt Nam')],
        remotes: ['mf-games', 'mf-promo'].map((name) => ({ name, team: 'x', latest: '1.0.0', versions: 1 })),
        cells,
      },
    );
    answers(
      matrixTrends,
      {},
      {
        trends: [{ market: 'VN', remote: 'mf-games', visits: hours(10), failures: hours(0).with(3, 12) }],
      },
    );
    answers(audit, { page: 1, pageSize: 6 }, { page: 1, pageSize: 6, total: 0, rows: [] });
    return <MatrixPage cell={null} />;
  });
};
const all = [cell('mf-games', 'INT'), cell('mf-games', 'VN'), cell('mf-promo', 'INT'), cell('mf-promo', 'VN')];

test('a quiet hour is told as its day, and a day without visits as that', async () => {
  await open(all);
  expect(document.querySelectorAll('[role="row"]')).toHaveLength(3);
  expect(site.text()).toContain('5,00% lỗi240 lượt/ngày');
  expect(site.text()).toContain('Chưa có lượt');
});

test('the switch of a cell asks before anything is done, and is there for who may release', async () => {
  await open([...all.slice(0, 3), cell('mf-promo', 'VN', { enabled: false })]);
  const switches = [...document.querySelectorAll('[role="switch"]')];
  expect(switches.map((one) => one.getAttribute('aria-checked'))).toEqual(['true', 'true', 'true', 'false']);
  // Roving tabindex: only the first cell is a tab stop.
  expect(switches.map((one) => one.getAttribute('tabindex'))).toEqual(['0', '-1', '-1', '-1']);
  await act(async () => switches[3] instanceof HTMLElement && switches[3].click());
  expect(site.text()).toMatch(/Bật mf-promo ở Việt Nam/);
  expect(site.done).toEqual([]);
  await site.leave();
  await open(all, ['cash']);
  expect(document.querySelectorAll('[role="switch"]')).toHaveLength(0);
});

test('what fares too badly stands on top, with the way back', async () => {
  await open([cell('mf-games', 'VN', { health: { visits: 400, failures: 40, p75: 900 } }), ...all.slice(2)]);
  expect(site.text()).toContain('mf-games 1.0.0 ở Việt Nam vượt ngưỡng: 10,0% lỗi trên 400 lượt');
  await site.press('Lùi về 0.9.0');
  expect(site.text()).toMatch(/Lùi mf-games ở Việt Nam/);
});

test('undoing says what comes back, and the question what is undone', async () => {
  await open(all);
  const was = { version: '0.9.0', digest, enabled: true, canary: null, lastKnownGood: null };
  const entry = { id: '8', at: '2026-11-21T03:00:00.000Z', who: 'operator:lan', act: 'promote', remote: 'mf-games' };
  site.answers(
    audit,
    { page: 1, pageSize: 6 },
    {
      page: 1,
      pageSize: 6,
      total: 1,
      rows: [{ ...entry, market: 'VN', from: was, to: { ...was, version: '1.0.0' }, why: 'mới', undoable: true }],
    },
  );
  await site.refreshed('audit');
  await site.press('Hoàn tác về 0.9.0: mf-games ở Việt Nam');
  expect(site.text()).toContain('Hoàn tác “đưa lên”: mf-games, Việt Nam?');
  expect(site.text()).toContain('Thay đổi gần nhất: lan đưa lên');
});
