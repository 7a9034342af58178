import { expect, test } from '@jest/globals';
import { figuresOf } from './figures.ts';

const title = { gameId: 'a-title', scene: '', prizeMode: null };

test.each([
  ['baccarat', { ...title, scene: 'baccarat' }, 98.94],
  ['baccarat', { ...title, scene: 'baccarat', gameId: 'no-fee-baccarat' }, 98.76],
  ['baccarat', { ...title, scene: 'dragonTiger' }, 96.27],
  ['sicbo', title, 97.22],
  ['plinko', title, 96.51],
  ['keno', { ...title, prizeMode: 'Lott' }, 90],
] as const)('the catalogue says of %s what its rules say (%j)', (name, of, rtp) => {
  expect(figuresOf(name, of).rtp).toBe(rtp);
});

test.each([
  ['reef', 300],
  ['octopus', 400],
  ['dragonKing', 600],
] as const)('a sea of the scene %s returns 96 % and pays %i times a shot at most', (scene, maximumWin) => {
  expect(figuresOf('fishing', { ...title, scene })).toEqual({ rtp: 96, volatility: 'high', maximumWin });
});
