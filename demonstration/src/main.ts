/** A platform with the demonstration in it: what `npm start` runs. */
import { run } from '@unisite/platform/start';
import { writeArt } from './art/writeArt.ts';
import { seedDemonstration } from './seed/seed.ts';

await run({ ...process.env, UNISITE_MODE: 'demonstration' }, { draw: writeArt, seed: seedDemonstration });
