import { expect, test } from '@jest/globals';
import { folders } from '../../folders.ts';
import { loadAssets } from '../../http/assets.ts';
import { symbols as reelSymbols } from '../reels/engine/symbols.ts';
import { picturesOf as reelPictures } from '../reels/pictures.ts';
import { symbols as waySymbols } from '../ways/engine/symbols.ts';
import { picturesOf as wayPictures } from '../ways/pictures.ts';
import { pictureFiles } from './pictures.ts';
import { casts, themeOf, themes } from './themes.ts';

test.each([
  ['fruits', 'fruit'],
  ['sevens', 'fruit'],
  ['thunderer', 'gods'],
  ['viking', 'gods'],
  ['pharaoh', 'egypt'],
  ['book', 'egypt'],
  ['panda', 'animals'],
  ['gems', 'gems'],
  ['dragon', 'festival'],
  ['luckyCat', 'festival'],
  ['', 'festival'],
  ['constructor', 'festival'],
])('a title that shows %s has the pictures of %s', (scene, theme) => {
  expect(themeOf(scene)).toBe(theme);
});

test.each([...themes])('no two symbols of %s look alike, on either machine', (theme) => {
  const { wild, scatter, high, low } = casts[theme];
  const all = [wild, scatter, ...high, ...low];
  expect(new Set(all).size).toBe(all.length);
});

test.each(['fruits', 'thunderer', 'pharaoh', 'panda', 'gems', 'dragon'])(
  'a title that shows %s has a picture for every symbol',
  (scene) => {
    const [reels, ways] = [reelPictures(scene), wayPictures(scene)];
    expect(new Set(reelSymbols.map((symbol) => reels[symbol])).size).toBe(reelSymbols.length);
    expect(new Set(waySymbols.map((symbol) => ways[symbol])).size).toBe(waySymbols.length);
  },
);

test('every picture is among the assets, and every picture of a theme is used', () => {
  const assets = loadAssets(folders);
  for (const file of Object.values(pictureFiles))
    expect([file, assets.find(`${file}.svg`)?.type]).toEqual([file, 'image/svg+xml']);
  const used = new Set(
    Object.values(casts).flatMap(({ wild, scatter, high, low }) => [wild, scatter, ...high, ...low]),
  );
  expect([...Object.keys(pictureFiles)].filter((name) => ![...used].some((each) => each === name))).toEqual([]);
});
