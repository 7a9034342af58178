import { expect, test } from '@jest/globals';
import { readRequestedAct } from './readRequestedAct.ts';

test('an act that waits is read from the words of the audit', () => {
  expect(readRequestedAct('canary 0123456789abcdef 2.5 % 2026-11-21T02:00:00.000Z')).toEqual({
    kind: 'canary',
    digest: '0123456789abcdef',
    percent: 2.5,
    at: '2026-11-21T02:00:00.000Z',
  });
  expect(readRequestedAct('disable')).toEqual({ kind: 'disable', digest: null, percent: null, at: null });
});

test('other subjects are none', () => {
  expect(readRequestedAct('games 21d3e01165460f4d')).toBeNull();
  expect(readRequestedAct('1.2.0')).toBeNull();
});
