/**
 * `npm run pack -- <folder>`: packs `@unisite/shared`, `@unisite/publishing` and `@unisite/remote-kit` as tarballs into
 * a folder, for teams outside this workspace.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { packInto } from './packages.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write('Say where the tarballs go: npm run pack -- <folder>\n');
  process.exit(2);
}
const target = path.resolve(process.env.INIT_CWD ?? '.', folder);
mkdirSync(target, { recursive: true });
for (const file of Object.values((await packInto(target)).dependencies))
  process.stdout.write(`${file.slice('file:'.length)}\n`);
