import { expect, test } from '@jest/globals';
import { safeParse } from '../schema/index.ts';
import { operations } from './operations.ts';
import { promotionId } from './operatorsPromotions.ts';

const isId = (text: string) => safeParse(promotionId, text).success;

test('a promotion has an id that a path can say, and none that says another thing in one', () => {
  const besideIds = operations.flatMap(({ path }) => /^\/wps\/promotions\/([a-z]+)/.exec(path)?.[1] ?? []);
  expect(besideIds).toContain('raffle');
  expect(besideIds.filter(isId)).toEqual([]);
  expect(['first-deposit', 'raffle-days', 'abc'].filter((text) => !isId(text))).toEqual([]);
  expect(['', 'ab', 'First', '1st-deposit', 'a b c', 'a/b/c', 'abc\0', 'a'.repeat(61)].filter(isId)).toEqual([]);
});
