import { expect, test } from '@jest/globals';
import { gameNames } from '../games/names.ts';
import type { PlayPage } from './gamePage.ts';
import { playPage } from './playPage.ts';

const page: Omit<PlayPage, 'kind'> = {
  gameId: 'a-title',
  language: 'vi',
  scene: '',
  category: '',
  prizeMode: 'Lott',
  view: 'betting',
  game: null,
  sessionId: null,
  demo: true,
  trouble: null,
  palette: 0,
  siteOrigins: [],
  asset: (path) => path,
  modulesOf: () => [],
};

test.each([...gameNames])('the document of %s names its game, in the language it is read in', (kind) => {
  expect(playPage({ ...page, kind })).toContain(`<html lang="vi" data-game-kind="${kind}"`);
  expect(playPage({ ...page, kind, language: 'en' })).toContain(`<html lang="en" data-game-kind="${kind}"`);
});

test.each([
  ['SPORTS', 'fireball', 'football'],
  ['SPORTS', 'goal', 'football'],
  ['SPORTS', 'derby', 'football'],
  ['SPORTS', 'trophy', 'football'],
  ['SPORTS', 'basketball', 'basketball'],
  ['SPORTS', 'tennis', 'tennis'],
  ['SPORTS', 'badminton', 'badminton'],
  ['SPORTS', 'volleyball', 'volleyball'],
  ['SPORTS', 'pingpong', 'tableTennis'],
  ['ESPORTS', 'pad', 'arena'],
])('a title of %s whose picture shows %s opens %s', (category, scene, sport) => {
  expect(playPage({ ...page, kind: 'sports', category, scene })).toContain(`data-sport="${sport}"`);
});
