/**
 * `npm run pictures -- <folder>`: draws every picture into a folder and rasterizes all tiles, for a production site
 * that shows them (`MEDIA_DIR`). Existing ones are kept.
 */
import { makeTiles } from './art/makeTiles.ts';
import { writeArt } from './art/writeArt.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Say where the pictures go: npm run pictures -- <folder>\n');
  process.exit(1);
}
// A process started by a site ends with it.
process.once('disconnect', () => process.exit(0));
const { version, pictures } = await writeArt(folder);
const made = await makeTiles(folder);
process.stdout.write(`${Object.keys(pictures).length} pictures, version ${version}; ${made} in pixels are new\n`);
process.disconnect?.();
