import { expect, test } from '@jest/globals';
import type { PlacementView } from '@unisite/shared/contract/rollout';
import { cellGrade, type Filters, isShown } from './filters.ts';

const cell: PlacementView = {
  market: 'VN',
  remote: 'mf-games',
  revision: 3,
  enabled: true,
  version: '1.2.0',
  digest: '0123456789abcdef',
  canary: null,
  lastKnownGood: null,
  canarySince: null,
  health: { visits: 1000, failures: 1, p75: 420 },
  canaryHealth: null,
  pending: [],
};
const canary: PlacementView = {
  ...cell,
  market: 'INT',
  canary: { version: '1.3.0', digest: 'fedcba9876543210', percent: 25 },
  canaryHealth: { visits: 100, failures: 9, p75: 400 },
};
const row = { name: 'mf-games', team: 'games', latest: '1.3.0', cells: [cell, canary] };
const shown = (filters: Partial<Filters>, cells = row.cells) =>
  isShown({ ...row, cells }, { text: '', team: '', state: 'all', ...filters });

test('a row is found by name, team and any version it shows', () => {
  expect(shown({})).toBe(true);
  expect(shown({ text: ' GAMES ' })).toBe(true);
  expect(shown({ text: '1.2' })).toBe(true);
  expect(shown({ text: 'lottery' })).toBe(false);
  expect(shown({ team: 'promo' })).toBe(false);
});

test('a row is shown when one of its markets is in the state', () => {
  expect(shown({ state: 'canary' })).toBe(true);
  expect(shown({ state: 'canary' }, [cell])).toBe(false);
  expect(shown({ state: 'trouble' })).toBe(true);
  expect(shown({ state: 'trouble' }, [cell])).toBe(false);
  expect(shown({ state: 'outdated' }, [cell])).toBe(true);
  expect(shown({ state: 'off' })).toBe(false);
});

test('a cell is as bad as the worse of what everyone has and its canary; switched off it has no health', () => {
  expect(cellGrade(cell)).toBe('good');
  expect(cellGrade(canary)).toBe('bad');
  expect(cellGrade({ ...canary, enabled: false })).toBe('none');
});
