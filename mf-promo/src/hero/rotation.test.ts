import { expect, test } from '@jest/globals';
import { isRotating, nextIndex } from './rotation.ts';

test('steps go round the ends', () => {
  expect(nextIndex(3, 1, 4)).toBe(0);
  expect(nextIndex(0, -1, 4)).toBe(3);
  expect(nextIndex(1, 1, 4)).toBe(2);
  expect(nextIndex(0, 1, 1)).toBe(0);
  expect(nextIndex(0, 1, 0)).toBe(0);
});

test('it goes on only when there is more than one and nothing holds it', () => {
  const free = { stopped: false, attended: false, calm: false };
  expect(isRotating(4, free)).toBe(true);
  expect(isRotating(1, free)).toBe(false);
  expect(isRotating(4, { ...free, stopped: true })).toBe(false);
  expect(isRotating(4, { ...free, attended: true })).toBe(false);
  expect(isRotating(4, { ...free, calm: true })).toBe(false);
});
