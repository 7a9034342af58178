import { expect, test } from '@jest/globals';
import { gameFor } from './names.ts';

test.each([
  ['LIVE', 'roulette', 'roulette'],
  ['LIVE', 'baccarat', 'baccarat'],
  ['LIVE', 'dragonTiger', 'baccarat'],
  ['LIVE', 'sicbo', 'sicbo'],
  ['LIVE', 'hostDice', 'sicbo'],
  ['FISH', 'shark', 'fishing'],
  ['SPORTS', 'derby', 'sports'],
  ['ESPORTS', 'pad', 'sports'],
  ['EGAME', 'dice', 'sicbo'],
  ['EGAME', 'plinko', 'plinko'],
  ['EGAME', 'limbo', 'crash'],
  ['PVP', 'king', 'videopoker'],
  ['PVP', 'fan', 'tienlen'],
  ['PVP', 'joker', 'tienlen'],
  ['PVP', 'queen', 'tienlen'],
  ['PVP', 'duel', 'tienlen'],
  ['PVP', 'aces', 'videopoker'],
  ['EGAME', 'rocket', 'crash'],
  ['EGAME', 'plane', 'crash'],
  ['LOTT', 'board', 'keno'],
  ['ELOTT', 'comet', 'keno'],
])('a title of %s with the scene %s opens %s', (category, variant, kind) => {
  expect(gameFor(category, variant, 'a-title')).toBe(kind);
});

test('titles of slots open both machines, about as many each, and always the same', () => {
  const titles = Array.from({ length: 400 }, (_, index) => `title-${index}`);
  const opened = titles.map((title) => gameFor('RNG', 'dragon', title));
  expect(opened.filter((kind) => kind === 'reels').length).toBeGreaterThan(150);
  expect(opened.filter((kind) => kind === 'ways').length).toBeGreaterThan(150);
  expect(titles.map((title) => gameFor('RNG', 'dragon', title))).toEqual(opened);
});
