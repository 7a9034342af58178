/**
 * `node platform/bench/largeSite.ts <data folder> <width>`: fills a new folder with the demonstration and 10,000 slots
 * more, for a site that is started on it afterwards. Each of the new ones has a picture of its own, drawn and in pixels
 * of that width, as after its first visitors: copies of the demonstration's in turn.
 */

import { link, mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { writeArt } from '@unisite/demonstration/art/writeArt';
import { seedDemonstration } from '@unisite/demonstration/seed/seed';
import { mediaVersion, pixelsFile, rasterise } from '../src/delivery/registry/index.ts';
import { connect } from '../src/foundation/database/connect.ts';
import { PLATFORM_ROLE } from '../src/foundation/database/embedded/cluster.ts';
import { startEmbedded } from '../src/foundation/database/embedded/embedded.ts';
import { migrate } from '../src/migrate.ts';
import { gamePicture } from '../src/play/games/index.ts';
import { fillLargeCatalogue, largeGames } from './largeCatalogue.ts';

const [dataDir, width] = process.argv.slice(2);
if (dataDir === undefined || !(Number(width) > 0))
  throw new Error('say which folder to fill, and how wide pictures are');

async function fillDatabase(folder: string): Promise<void> {
  const embedded = await startEmbedded({ dataDir: folder });
  const database = connect(embedded.ownerUrl, { size: 2 });
  try {
    await migrate(database, PLATFORM_ROLE);
    const now = new Date();
    await seedDemonstration(database, { now });
    await fillLargeCatalogue(database, now, ['RNG']);
  } finally {
    await database.close();
    await embedded.stop();
  }
}

async function lendPictures(folder: string, width: number): Promise<void> {
  const { version: drawnVersion, pictures } = await writeArt(folder);
  const version = await mediaVersion(folder);
  const drawn = new Map<string, Promise<string>>();
  const inPixels = async (picture: string): Promise<string> => {
    const file = pixelsFile({ folder, version }, picture, width);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, await rasterise(await readFile(path.join(folder, picture)), width));
    return file;
  };
  const added: Record<string, (typeof pictures)[string]> = {};
  const lend = async ({ id, like }: (typeof largeGames)[number]): Promise<void> => {
    const [from, to] = [gamePicture(like, 'vi'), gamePicture(id, 'vi')];
    const lent = drawn.get(from) ?? inPixels(from);
    drawn.set(from, lent);
    await link(await lent, pixelsFile({ folder, version }, to, width));
    for (const ending of ['', '.br']) await link(path.join(folder, from + ending), path.join(folder, to + ending));
    added[to] = pictures[from] ?? [0, 0];
  };
  const waiting = largeGames.values();
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const game of waiting) await lend(game);
    }),
  );
  await writeFile(
    path.join(folder, 'index.json'),
    JSON.stringify({ version: drawnVersion, pictures: { ...pictures, ...added } }),
  );
}

await fillDatabase(dataDir);
await lendPictures(path.join(dataDir, 'media'), Number(width));
