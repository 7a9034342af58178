import { expect, test } from '@jest/globals';
import { readLimit } from './limitDraft.ts';

test.each([
  ['stake', '500.000', 500_000],
  ['stake', '500,000', 500_000],
  ['loss', ' 0 ', 0],
  ['deposit', '', null],
  ['deposit', '-1', undefined],
  ['deposit', '1e6', undefined],
  ['deposit', '100000000001', undefined],
  ['time', '44640', 44_640],
  ['time', '44641', undefined],
] as const)('%s of "%s"', (kind, text, value) => expect(readLimit(kind, text)).toBe(value));
