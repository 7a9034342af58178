import { expect, test } from '@jest/globals';
import { countAtOnce } from './countAtOnce.ts';

test('a key has its places, and all keys have theirs', () => {
  const { enter } = countAtOnce({ perKey: 2, inAll: 3 });
  const first = enter('a');
  expect([first, enter('a'), enter('a'), enter('b'), enter('c')].map((place) => place !== null)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  first?.();
  first?.();
  expect([enter('c'), enter('d')].map((place) => place !== null)).toEqual([true, false]);
});
