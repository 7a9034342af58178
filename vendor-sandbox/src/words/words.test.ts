import { expect, test } from '@jest/globals';
import { baccaratWords } from '../games/baccarat/words/index.ts';
import { crashWords } from '../games/crash/words/index.ts';
import { fishingWords } from '../games/fishing/words/index.ts';
import { kenoWords } from '../games/keno/words/index.ts';
import { plinkoWords } from '../games/plinko/words/index.ts';
import { reelsWords } from '../games/reels/words/index.ts';
import { rouletteWords } from '../games/roulette/words/index.ts';
import { sicboWords } from '../games/sicbo/words/index.ts';
import { pictureNames } from '../games/slots/words/index.ts';
import { sportsWords } from '../games/sports/words/index.ts';
import { sportsRules } from '../games/sports/words/rules.ts';
import { tableWords } from '../games/tables/words/index.ts';
import { tienlenWords } from '../games/tienlen/words/index.ts';
import { videopokerWords } from '../games/videopoker/words/index.ts';
import { waysWords } from '../games/ways/words/index.ts';
import { cardWords } from './cards.ts';
import { fill, wordsOf } from './index.ts';

const flat = (texts: object, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : flat(value, `${path}${key}.`),
  );
const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

test.each([
  ['all games', wordsOf],
  ['playing cards', cardWords],
  ['the reels', reelsWords],
  ['the ways', waysWords],
  ['the pictures of slots', pictureNames],
  ['roulette', rouletteWords],
  ['fishing', fishingWords],
  ['sports', sportsWords],
  ['the rules of sports', sportsRules],
  ['keno', kenoWords],
  ['all tables', tableWords],
  ['baccarat', baccaratWords],
  ['sic bo', sicboWords],
  ['plinko', plinkoWords],
  ['crash', crashWords],
  ['video poker', videopokerWords],
  ['Tien len', tienlenWords],
])('both languages have every text of %s, with the same places to fill', (_, of) => {
  const english = new Map(flat(of('en')));
  for (const [key, text] of flat(of('vi'))) {
    expect(english.get(key)).toBeTruthy();
    expect([key, places(english.get(key) ?? '')]).toEqual([key, places(text)]);
  }
});

test('fill puts values in and leaves unknown places alone', () => {
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});
