/** A platform with the demonstration in it: what `npm start` runs. */
import { run } from '@unisite/platform/start';
import { writeArt } from './art/writeArt.ts';
import { makeTilesBeside } from './makeTilesBeside.ts';
import { seedDemonstration } from './seed/seed.ts';

/** Sites of tests do without: their visitors do not look at every tile. */
const isAhead = process.env.TILES_AHEAD === '1';

async function draw(folder: string): Promise<void> {
  await writeArt(folder);
  if (isAhead) makeTilesBeside(folder);
}

await run({ ...process.env, UNISITE_MODE: 'demonstration' }, { draw, seed: seedDemonstration });
