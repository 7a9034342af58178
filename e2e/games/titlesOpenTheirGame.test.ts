import { expect, test } from '@jest/globals';
import { games } from '../../demonstration/src/art/catalogue.ts';
import type { fish } from '../../demonstration/src/art/titles/play.ts';
import { type SeaName, seaOf } from '../../vendor-sandbox/src/games/fishing/engine/seas.ts';
import { type GameName, gameFor } from '../../vendor-sandbox/src/games/names.ts';
import { type Theme, themeOf } from '../../vendor-sandbox/src/games/slots/themes.ts';

const opens = (game: (typeof games)[number]): GameName => gameFor(game.category, game.variant, game.id);

/** Pattern of a title's name, its shelves, the game it opens, and the number of such titles. */
const named: readonly (readonly [name: RegExp, shelves: readonly string[], game: GameName, count: number])[] = [
  [/Baccarat/, ['LIVE'], 'baccarat', 14],
  [/^(Rồng Hổ|Long Hổ|Long Tranh Hổ)/, ['LIVE'], 'baccarat', 7],
  [/^(Tài Xỉu|Sicbo)/, ['LIVE'], 'sicbo', 12],
  [/^(Xúc Xắc|Đổ Xí Ngầu)/, ['LIVE', 'EGAME'], 'sicbo', 6],
  [/^Plinko/, ['EGAME'], 'plinko', 2],
  [/^Roulette/, ['LIVE'], 'roulette', 14],
  [/Tiến Lên/, ['PVP'], 'tienlen', 24],
  [/Poker/, ['PVP'], 'videopoker', 12],
  [/^Keno/, ['LOTT', 'ELOTT'], 'keno', 3],
];

test.each(named)('every title called %s on %j opens %s', (name, shelves, game, count) => {
  const titles = games.filter(({ vi, category }) => name.test(vi) && shelves.includes(category));
  expect(titles).toHaveLength(count);
  expect(titles.filter((title) => opens(title) !== game).map(({ id }) => id)).toEqual([]);
});

/** Scenes that a game was made for: exactly the titles that show one open it. */
const shown: Readonly<Partial<Record<GameName, readonly string[]>>> = {
  baccarat: ['LIVE/baccarat', 'LIVE/dragonTiger', 'LIVE/hostCards'],
  sicbo: ['LIVE/sicbo', 'LIVE/hostDice', 'EGAME/dice'],
  plinko: ['EGAME/plinko'],
  crash: ['EGAME/rocket', 'EGAME/plane', 'EGAME/limbo'],
  tienlen: ['PVP/fan', 'PVP/joker', 'PVP/queen', 'PVP/duel'],
  videopoker: ['PVP/king', 'PVP/aces'],
  roulette: ['LIVE/roulette', 'LIVE/hostRoulette'],
};

test.each(Object.entries(shown))('%s opens behind the scenes %j and no other', (game, scenes) => {
  const opened = games.filter((title) => opens(title) === game);
  expect(new Set(opened.map(({ category, variant }) => `${category}/${variant}`))).toEqual(new Set(scenes));
  const showing = games.filter(({ category, variant }) => scenes.includes(`${category}/${variant}`));
  expect(showing.filter((title) => opens(title) !== game)).toEqual([]);
});

test('slots wear every theme, each by more than one title on either machine', () => {
  const slots = games.filter((title) => ['reels', 'ways'].includes(opens(title)));
  const worn = new Map<string, number>();
  for (const title of slots) {
    const key = `${opens(title)} ${themeOf(title.variant)}`;
    worn.set(key, (worn.get(key) ?? 0) + 1);
  }
  const themes: readonly Theme[] = ['festival', 'fruit', 'gods', 'egypt', 'animals', 'gems'];
  for (const theme of themes) {
    for (const machine of ['reels', 'ways'])
      expect([theme, (worn.get(`${machine} ${theme}`) ?? 0) > 1]).toEqual([theme, true]);
  }
});

/** Motifs of the fishing shelf's pictures, and the matching sea. */
const seaShown = {
  cannon: 'reef',
  shark: 'reef',
  puffer: 'reef',
  reef: 'reef',
  octopus: 'trench',
  angler: 'trench',
  crab: 'palace',
  turtle: 'palace',
  dragonKing: 'palace',
  hoard: 'palace',
} as const satisfies Record<keyof typeof fish, SeaName>;

test('every title of the fishing shelf opens the sea that its picture shows', () => {
  const titles = games.filter(({ category }) => category === 'FISH');
  const opened = Object.fromEntries(titles.map(({ variant }) => [variant, seaOf(variant)]));
  expect(opened).toEqual(seaShown);
});
