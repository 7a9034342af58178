import { expect, test } from '@jest/globals';
import { folders } from '../folders.ts';
import { type GameName, gameNames } from '../games/names.ts';
import { sportNames } from '../games/sports/engine/sport.ts';
import { loadAssets } from './assets.ts';

const assets = loadAssets(folders);
const pathOf = (address: string): string => address.replace(`/app/${assets.build}/`, '');

/** Maximum compressed script of a page, kilobytes. */
const most: Readonly<Record<GameName, number>> = {
  reels: 41,
  ways: 41,
  roulette: 38,
  fishing: 42,
  sports: 45,
  keno: 36,
  baccarat: 40,
  sicbo: 38,
  plinko: 36,
  crash: 36,
  videopoker: 36,
  tienlen: 40,
};

const weightOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (assets.find(path)?.brotli?.length ?? 0), 0) / 1_000;

test.each([...gameNames])('the scripts of %s stay small, and its styles too', (kind) => {
  expect(weightOf(assets.modulesOf(kind).map(pathOf))).toBeLessThan(most[kind]);
  expect(weightOf([`page/${kind}.css`])).toBeLessThan(9);
});

test('a page loads its own game and no other, and nothing of the server', () => {
  for (const kind of gameNames) {
    const paths = assets.modulesOf(kind).map(pathOf);
    expect(paths[0]).toBe(`games/${kind}/client/main.ts`);
    const others = gameNames.filter((name) => name !== kind);
    expect(paths.filter((path) => others.some((name) => path.startsWith(`games/${name}/`)))).toEqual([]);
    expect(paths.filter((path) => /server|^http|^play\/|^wallet|node:|measure/.test(path))).toEqual([]);
  }
});

test.each([...sportNames])('the page of %s has its sign', (sport) => {
  expect(assets.find(`sports/${sport}.svg`)).not.toBeNull();
});
