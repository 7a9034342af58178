import { expect, test } from '@jest/globals';
import { demoGame } from './games.ts';
import { type ErrorCodeOf, isDeclaredError } from './operation.ts';
import { decideWithdrawal } from './operatorsCash.ts';

test('a call is refused with its own codes, the general ones, and no others', () => {
  const own: ErrorCodeOf<typeof demoGame>[] = ['NO_DEMO', 'NOT_FOUND', 'NETWORK'];
  // @ts-expect-error of a password there is nothing to say
  const foreign: ErrorCodeOf<typeof demoGame> = 'WRONG_PASSWORD';
  expect([...own, foreign].map((code) => isDeclaredError(demoGame, code))).toEqual([true, true, false, false]);
});

test('of operators’ calls as well', () => {
  const own: ErrorCodeOf<typeof decideWithdrawal>[] = ['PROVIDER_ALREADY_QUERIED', 'FORBIDDEN'];
  // @ts-expect-error guests are the site's
  const foreign: ErrorCodeOf<typeof decideWithdrawal> = 'GUEST_NOT_ALLOWED';
  expect([...own, foreign].map((code) => isDeclaredError(decideWithdrawal, code))).toEqual([true, true, false]);
});
