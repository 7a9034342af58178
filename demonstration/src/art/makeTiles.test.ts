import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { rasterUrl } from '@unisite/shared/contract/pictures';
import { games } from './catalogue.ts';
import { makeTiles, tilesInOrder, tileWidths } from './makeTiles.ts';
import { pictures } from './pictures.ts';

const offered = pictures.filter(({ path }) => rasterUrl(`/media/v/${path}`) !== undefined).map(({ path }) => path);

test('every picture that is offered in pixels is made ahead, once, in both languages', () => {
  expect(tilesInOrder().toSorted()).toEqual(offered.toSorted());
  expect(offered.length).toBeGreaterThan(2 * games.length);
});

test('what each lobby begins with comes before the rest of any', () => {
  const first = tilesInOrder().slice(0, 600);
  const shelves = new Map(games.map(({ id, category }) => [id, category]));
  const counts = new Map<string, number>();
  for (const drawing of first) {
    const shelf = shelves.get(drawing.replace(/^games\/|(\.en)?\.svg$/g, ''));
    if (shelf) counts.set(shelf, (counts.get(shelf) ?? 0) + 1);
  }
  for (const shelf of ['LIVE', 'RNG', 'FISH', 'SPORTS', 'PVP']) expect(counts.get(shelf)).toBeGreaterThanOrEqual(24);
});

test('tiles are made in the usual widths, and not again', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tiles-'));
  try {
    await mkdir(path.join(folder, 'games'));
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><path d="M0 0h9v9z"/></svg>';
    await writeFile(path.join(folder, 'games', 'a.svg'), drawing);
    await writeFile(path.join(folder, 'index.json'), JSON.stringify({ version: 'v', pictures: {}, tints: {} }));
    expect(await makeTiles(folder, ['games/a.svg'])).toBe(tileWidths.length);
    const [pixels = ''] = (await readdir(folder)).filter((name) => name.startsWith('pixels-v'));
    expect((await readdir(path.join(folder, pixels, 'games'))).toSorted()).toEqual(
      tileWidths.map((width) => `a.${width}.avif`),
    );
    expect(await makeTiles(folder, ['games/a.svg'])).toBe(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
