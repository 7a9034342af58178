import { describe, expect, it } from '@jest/globals';
import { dayOfDraw } from './dayOfDraw.ts';

describe('dayOfDraw', () => {
  it.each([
    ['20261120', '2026-11-20'],
    ['20261120-1440', '2026-11-20'],
  ])('%s is of %s', (numero, day) => {
    expect(dayOfDraw(numero)).toBe(day);
  });
});
