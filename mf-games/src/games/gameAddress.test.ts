import { expect, test } from '@jest/globals';
import { demoAddress, gameAddress, listAddress, roomAddress, roomsAddress } from './gameAddress.ts';

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

test('card games have rooms over their lobby, and a room its own launch', () => {
  expect(roomsAddress({ gameId: 'four aces' })).toBe('/pvp?rooms=four%20aces');
  expect(roomAddress({ gameId: 'aces', roomId: 'aces.high', nodeId: 'n-4' })).toBe(
    '/game?id=aces&room=aces.high&node=n-4',
  );
});

test('play money has an address of its own', () => {
  expect(demoAddress({ gameId: 'jade-claw' })).toBe('/demo?id=jade-claw');
});

test('a vendor’s list opens over its lobby, which stays as it is when one is there', () => {
  const game = { category: 'FISH', vassalage: 'zappetti' } as const;
  expect(listAddress(game, { pathname: '/index', search: '?x=1' })).toBe('/fish?provider=zappetti');
  expect(listAddress(game, { pathname: '/fish', search: '?sort=name' })).toBe('/fish?sort=name&provider=zappetti');
});
