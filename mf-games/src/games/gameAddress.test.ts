import { expect, test } from '@jest/globals';
import { demoAddress, listAddress, roomAddress } from './gameAddress.ts';

test('a room of a card game has its own launch', () => {
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
