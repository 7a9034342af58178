import { expect, test } from '@jest/globals';
import { gameList } from '../contract/games.ts';
import { audit, decideAct, operatorSignOut } from '../contract/operators.ts';
import { addressOf } from './addressOf.ts';

test('what is asked for travels in the query, without what was not said', () => {
  expect(addressOf(audit, { market: 'VN', remote: undefined, page: 2 })).toEqual({
    path: '/ops/audit',
    address: '/ops/audit?market=VN&page=2',
    body: null,
  });
});

test('an address reads as a remote’s `asks` write it', () => {
  const { address } = addressOf(gameList, { platform: 'flash,html5-desktop', vassalage: '', text: 'nổ hũ & cá' });
  expect(address).toBe('/wps/game/games?platform=flash,html5-desktop&vassalage=&text=n%E1%BB%95+h%C5%A9+%26+c%C3%A1');
});

test('what is done fills its path and travels as the body', () => {
  expect(addressOf(decideAct, { id: '7', decision: 'approve', why: 'Đã xem lại' })).toEqual({
    path: '/ops/acts/7/decision',
    address: '/ops/acts/7/decision',
    body: { decision: 'approve', why: 'Đã xem lại' },
  });
  expect(addressOf(operatorSignOut, {})).toEqual({ path: '/ops/session', address: '/ops/session', body: null });
});

test('a parameter of the path is one part of it, whatever it holds', () => {
  expect(addressOf(decideAct, { id: '7/../8?a' }).path).toBe('/ops/acts/7%2F..%2F8%3Fa/decision');
});
