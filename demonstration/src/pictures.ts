/**
 * `npm run pictures -- <folder>`: draws every picture into a folder and makes the pixels of all tiles, for a site in
 * production that shows them (`MEDIA_DIR`). What is there already is kept.
 */
import { makeTiles } from './art/makeTiles.ts';
import { writeArt } from './art/writeArt.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Say where the pictures go: npm run pictures -- <folder>\n');
  process.exit(1);
}
// Started by a site, it ends with it.
process.once('disconnect', () => process.exit(0));
const { version, pictures } = await writeArt(folder);
const made = await makeTiles(folder);
process.stdout.write(`${Object.keys(pictures).length} pictures, version ${version}; ${made} in pixels are new\n`);
process.disconnect?.();
