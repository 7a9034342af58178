import { expect, test } from '@jest/globals';
import { operations } from './operations.ts';
import { withdrawalState } from './withdrawals.ts';

test('no call of a member takes back what it asked to be paid out (RTS 14)', () => {
  const ofWithdrawals = operations.filter(({ path }) => /withdrawal/i.test(path));
  expect(ofWithdrawals.length).toBeGreaterThan(4);
  const undoing = ofWithdrawals.filter(
    ({ name, method, path }) => method === 'DELETE' || /cancel|revers|takeBack|undo/i.test(name + path),
  );
  expect(undoing.map(({ name }) => name)).toEqual([]);
  expect(withdrawalState.options).not.toContain('cancelled');
});
