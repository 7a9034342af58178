import { expect, test } from '@jest/globals';
import { hashOf, type Place, placeOf, wholeAudit } from './place.ts';

const places: readonly Place[] = [
  { page: 'matrix', cell: null },
  { page: 'matrix', cell: { remote: 'mf-games', market: 'VN', tab: 'versions' } },
  { page: 'acts' },
  { page: 'cash', look: null },
  { page: 'cash', look: 'deposits' },
  { ...wholeAudit, remote: 'mf-games', who: 'an_na %', from: '2026-11-01', number: 3 },
  { ...wholeAudit, look: 'access', act: 'signedIn' },
  wholeAudit,
  { page: 'teams' },
  { page: 'content' },
  { page: 'feedback' },
  { page: 'signs' },
  { page: 'identity', check: null },
  { page: 'identity', check: '17' },
  { page: 'members', account: null },
  { page: 'members', account: 'hà/anh' },
  { page: 'vendors' },
];

test('a place is found again by its address', () => {
  expect(places.map((place) => placeOf(hashOf(place)))).toEqual(places);
});

test('an address that says nothing, or nonsense, is the matrix or its nearest place', () => {
  expect(placeOf('')).toEqual({ page: 'matrix', cell: null });
  expect(placeOf('#/nowhere')).toEqual({ page: 'matrix', cell: null });
  expect(placeOf('#/matrix/mf-games/VN/nothing')).toMatchObject({ cell: { tab: 'state' } });
  expect(placeOf('#/identity/x')).toEqual({ page: 'identity', check: null });
  expect(placeOf('#/audit?page=-2')).toMatchObject({ number: 1 });
});
