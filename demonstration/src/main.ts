/** A platform with the demonstration's data, as run by `npm start`. */
import { once } from 'node:events';
import path from 'node:path';
import { run } from '@unisite/platform/start';
import { writeArt } from './art/writeArt.ts';
import { makeBestFormsBeside, makeTilesBeside } from './beside.ts';
import { seedDemonstration } from './seed/seed.ts';

const { DATA_DIR = '.data', TILES_AHEAD, BEST_BROTLI, AWAIT_BUILDS } = process.env;

/**
 * When packages are still being built, the parent process writes to the input once they are done; listened for from the
 * start.
 */
const builds = AWAIT_BUILDS === '1' ? once(process.stdin, 'data') : Promise.resolve();
let pictures: string | null = null;

await run(
  { ...process.env, UNISITE_MODE: 'demonstration' },
  {
    async draw(folder) {
      await writeArt(folder);
      pictures = folder;
    },
    seed: seedDemonstration,
    builds: () => builds,
  },
);
// Not for test sites, whose visitors do not look at every tile.
if (TILES_AHEAD === '1' && pictures !== null) makeTilesBeside(pictures);
if (BEST_BROTLI === 'later') makeBestFormsBeside(['artifacts', 'assets'].map((name) => path.join(DATA_DIR, name)));
