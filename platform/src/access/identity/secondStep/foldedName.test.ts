import { expect, it, test } from '@jest/globals';
import { foldedName } from './foldedName.ts';

it.each([
  ['Nguyễn Thị Đào', 'NGUYEN THI DAO'],
  ['  trần   văn  Ánh ', 'Tran Van Anh'],
  ["O'Brien-Smith", 'obrien smith'],
  ['Lê\u0300'.normalize('NFC'), 'LÊ\u0300'],
  ['ＬＡＮ', 'Lan'],
])('section 4: %s and %s are one name', (one, other) => {
  expect(foldedName(one)).toBe(foldedName(other));
  expect(foldedName(one)).not.toBe('');
});

test('other names stay other names, and signs alone are none', () => {
  expect(foldedName('Nguyen Van A')).not.toBe(foldedName('Nguyen Van B'));
  expect(foldedName(' -.\u0301😀 ')).toBe('');
});
