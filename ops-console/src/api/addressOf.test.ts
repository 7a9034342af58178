import { expect, test } from '@jest/globals';
import { audit, decideAct, operatorSignOut } from '@unisite/shared/contract/operators';
import { addressOf } from './addressOf.ts';

test('what is asked for travels in the query, without what was not said', () => {
  expect(addressOf(audit, { market: 'VN', remote: undefined, page: 2 })).toEqual({
    address: '/ops/audit?market=VN&page=2',
    body: null,
  });
});

test('what is done fills its path and travels as JSON', () => {
  expect(addressOf(decideAct, { id: '7', decision: 'approve', why: 'Đã xem lại' })).toEqual({
    address: '/ops/acts/7/decision',
    body: '{"decision":"approve","why":"Đã xem lại"}',
  });
  expect(addressOf(operatorSignOut, {})).toEqual({ address: '/ops/session', body: null });
});
