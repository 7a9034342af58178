import { expect, test } from '@jest/globals';
import { noLimit, readLimit } from './readLimit.ts';

test.each([
  ['stake', '', noLimit],
  ['stake', ' ', noLimit],
  ['stake', '0', 0],
  ['stake', '1.000.000,5', 1_000_000.5],
  ['stake', '1,5x', null],
  ['stake', '-1', null],
  ['time', '', noLimit],
  ['time', '90', 90],
  ['time', '1.440', 1_440],
  ['time', '1,5', null],
  ['time', '44.641', null],
] as const)('a limit of %s written as "%s"', (kind, text, value) => {
  expect(readLimit(kind, text, 'vi')).toBe(value);
});
