import { expect, test } from '@jest/globals';
import Results from './Results.tsx';

test('every render returns the same element, so none replaces the server’s markup before the chunk is there', () => {
  expect(Results()).toBe(Results());
});
