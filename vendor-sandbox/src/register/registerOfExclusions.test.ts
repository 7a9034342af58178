import { expect, test } from '@jest/globals';
import { answerFor } from './registerOfExclusions.ts';

test('the demonstration’s register lists by its own addresses alone', () => {
  expect(answerFor({ email: 'An@Listed.Example' }).listed).toBe(true);
  for (const email of ['an@example.com', 'listed.example@example.com', '', null]) {
    expect(answerFor({ email }).listed).toBe(false);
  }
});
