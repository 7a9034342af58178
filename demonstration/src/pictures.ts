/**
 * `npm run pictures -- <folder>`: draws every picture into a folder, for a site in production that shows them (`MEDIA_DIR`).
 */
import { writeArt } from './art/writeArt.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Say where the pictures go: npm run pictures -- <folder>\n');
  process.exit(1);
}
const { version, pictures } = await writeArt(folder);
process.stdout.write(`${Object.keys(pictures).length} pictures, version ${version}\n`);
