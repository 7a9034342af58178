import { expect, test } from '@jest/globals';
import { printedName } from './printedName.ts';

test('a name is written as banks print it', () => {
  expect(printedName('  Nguyễn  Văn Đức ')).toBe('NGUYEN VAN DUC');
});
