import { expect, test } from '@jest/globals';
import { tooSimple } from './tooSimple.ts';

test('rows and patterns are too simple', () => {
  for (const figures of ['000000', '123456', '654321', '567890', '098765', '121212', '123123'])
    expect(tooSimple(figures)).toBe(true);
  for (const figures of ['246813', '112233', '909091', '135792']) expect(tooSimple(figures)).toBe(false);
});
