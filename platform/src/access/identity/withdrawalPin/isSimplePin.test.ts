import { expect, test } from '@jest/globals';
import { isSimplePin } from './isSimplePin.ts';

test('rows and patterns are too simple', () => {
  for (const figures of ['000000', '123456', '654321', '567890', '098765', '121212', '123123'])
    expect(isSimplePin(figures)).toBe(true);
  for (const figures of ['246813', '112233', '909091', '135792']) expect(isSimplePin(figures)).toBe(false);
});
