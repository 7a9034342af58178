/** A platform with the demonstration in it: what `npm start` runs. */
import { once } from 'node:events';
import path from 'node:path';
import { run } from '@unisite/platform/start';
import { writeArt } from './art/writeArt.ts';
import { makeBestFormsBeside, makeTilesBeside } from './beside.ts';
import { seedDemonstration } from './seed/seed.ts';

const { DATA_DIR = '.data', TILES_AHEAD, BEST_BROTLI, AWAIT_BUILDS } = process.env;

/** Whoever starts this one while it still builds says so on its input once all is built; heard from the beginning. */
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
// Sites of tests do without: their visitors do not look at every tile.
if (TILES_AHEAD === '1' && pictures !== null) makeTilesBeside(pictures);
if (BEST_BROTLI === 'later') makeBestFormsBeside(['artifacts', 'assets'].map((name) => path.join(DATA_DIR, name)));
