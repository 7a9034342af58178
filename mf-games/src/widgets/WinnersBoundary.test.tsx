import { expect, test } from '@jest/globals';
import Winners from './Winners.tsx';

test('every render returns the same element, so none replaces the server’s markup before the chunk is there', () => {
  expect(Winners()).toBe(Winners());
});
