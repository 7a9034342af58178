import { expect, test } from '@jest/globals';
import { vnd } from '@unisite/shared/contract/money';
import { outcomeOf } from './betOutcome.ts';
import { fileTime } from './fileTime.ts';

test('a settled bet is won, lost or neither; another is not judged by its figures', () => {
  const settled = [50, -50, 0].map((net) => outcomeOf({ state: 'settled', net: vnd(net) }));
  expect(settled).toEqual(['won', 'lost', 'even']);
  expect(outcomeOf({ state: 'open', net: vnd(-50) })).toBe('open');
  expect(outcomeOf({ state: 'cancelled', net: vnd(0) })).toBe('cancelled');
});

test('a file’s times are Vietnam’s', () => {
  expect(fileTime('2026-11-20T17:31:08.250Z')).toBe('2026-11-21 00:31:08');
});
