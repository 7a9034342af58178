import { availableParallelism } from 'node:os';
import { mediaVersion } from '@unisite/platform/media';
import { keptPixels, makePixels } from '@unisite/platform/pixels';
import type { PictureWidth } from '@unisite/shared/contract/pictures';
import { popularity } from '../seed/popularity.ts';
import { type Category, games, vendors } from './catalogue.ts';
import { languages, paths } from './pictures.ts';

/**
 * Tile widths in a lobby: eight across a wide screen (at one and two pixels per CSS pixel) and three across a phone (at
 * two and three). The wide tiles of live tables use the largest.
 */
export const tileWidths: readonly PictureWidth[] = [151, 227, 302, 340];

const shelfOf = new Map(games.map(({ id, category }) => [id, category]));

/** Drawings of all tiles, those at the start of lobbies first. */
export function tilesInOrder(): string[] {
  const places = new Map<Category, number>();
  const ranked = popularity().map(({ id }) => {
    const shelf = shelfOf.get(id) ?? 'RNG';
    const rank = places.get(shelf) ?? 0;
    places.set(shelf, rank + 1);
    return { id, rank };
  });
  const lists = vendors.flatMap(({ id, categories }) => categories.map((category) => paths.vendorList(id, category)));
  const known = new Set(ranked.map(({ id }) => id));
  const others = games.filter(({ id }) => !known.has(id)).map(({ id }) => ({ id, rank: 0 }));
  const all = [...others, ...ranked].toSorted((a, b) => a.rank - b.rank);
  return [...lists, ...all.flatMap(({ id }) => languages.map((language) => paths.game(id, language)))];
}

/**
 * Rasterizes all tiles that a folder of drawings lacks, at the usual widths, and returns how many. Rejects on disk
 * errors.
 */
export async function makeTiles(folder: string, tiles: readonly string[] = tilesInOrder()): Promise<number> {
  const drawings = { folder, version: await mediaVersion(folder) };
  const waiting = tiles
    .flatMap((drawing) => tileWidths.map((width) => ({ drawing, width })))
    .values();
  let made = 0;
  const work = async () => {
    for (const { drawing, width } of waiting) {
      if ((await keptPixels(drawings, drawing, width)) !== null) continue;
      try {
        await makePixels(drawings, drawing, width);
        made += 1;
      } catch (error) {
        // on a busy machine one may time out; it is then made on request
        if (!/timeout|killed/.test(String(error))) throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return made;
}
