import { expect, test } from '@jest/globals';
import { gameAddress, roomsAddress } from './gameAddress.ts';

test.each([
  ['lumivolta', 'jade-claw', '/game?id=jade-claw'],
  ['TCG_LOTTO_VN', 'MB', '/vnlottery?gameCode=MB'],
  ['TCG_SEA', '11X5_1', '/elott?gameCode=11X5_1'],
  ['lumivolta', 'a&b=c', '/game?id=a%26b%3Dc'],
  ['TCG_LOTTO_VN', 'a&b=c', '/vnlottery?gameCode=a%26b%3Dc'],
  ['toString', 'jade-claw', '/game?id=jade-claw'],
])('section 4: a game of %s, %s, is played at %s', (vassalage, gameId, address) => {
  expect(gameAddress({ gameId, vassalage })).toBe(address);
});

test('card games have rooms over their lobby', () => {
  expect(roomsAddress({ gameId: 'four aces' })).toBe('/pvp?rooms=four%20aces');
});
