import { expect, test } from '@jest/globals';
import { confusableKey, isReservedName } from './confusableKey.ts';

test('names look alike whatever the case, the accents and the signs that stand for letters', () => {
  for (const [left, right] of [
    ['daily01', 'DAILY01'],
    ['daily01', 'dai1yOl'],
    ['hoang88', 'h0angBB'],
    ['admin', 'ádm1n'],
    ['Đại lý', 'dai ly'],
  ] as const)
    expect(confusableKey(left)).toBe(confusableKey(right));
  expect(confusableKey('minhanh')).not.toBe(confusableKey('minhanh2'));
});

test.each([
  'admin',
  'Admin2026',
  'adm1n',
  'Unisite',
  'un1site01',
  'support24',
  'cskh',
  'hotro247',
  'root',
  'guest',
  'guest1234',
  'h\u1ed7 tr\u1ee3',
])('%s is reserved', (name) => expect(isReservedName(name)).toBe(true));

test.each(['minhanh', 'daily2026', 'thuyroot', 'guesthouse', 'lanadmin', 'kim'])('%s is not', (name) =>
  expect(isReservedName(name)).toBe(false),
);
