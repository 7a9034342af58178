import { expect, test } from '@jest/globals';
import { leadWord } from './leadWord.ts';

test.each([
  ['/member?page=deposit', 'deposit'],
  ['/member?page=referral', 'invite'],
  ['/member?page=manualRebate', 'rebate'],
  ['/vip', 'level'],
  ['/rng', 'play'],
  ['/live?vendor=SUN', 'play'],
  ['/promotions', null],
  ['/rngs', null],
  ['/member?page=wallet', null],
])('a link to %s says %s', (to, word) => {
  expect(leadWord(to)).toBe(word);
});
