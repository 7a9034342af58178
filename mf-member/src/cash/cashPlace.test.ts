import { expect, test } from '@jest/globals';
import { cashPath, readCashPlace } from './cashPlace.ts';

test('a place is what its address says', () => {
  for (const place of [{ view: 'form' }, { view: 'history' }, { view: 'one', id: '12' }] as const) {
    expect(readCashPlace(new URL(cashPath('deposit', place), 'http://x').search)).toEqual(place);
  }
});

test('what is said wrongly leads to the form', () => {
  expect(['?id=abc', '?id=', '?view=x', '?id=-1'].map(readCashPlace)).toEqual(Array(4).fill({ view: 'form' }));
});
