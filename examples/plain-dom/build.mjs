/** Writes `dist/`: files named by content hash, and `remote.json`, all that the registry needs. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const here = import.meta.dirname;
const read = (file) => readFileSync(path.join(here, file), 'utf8');
const { version } = JSON.parse(read('package.json'));
const offers = JSON.parse(read('offers.json'));
const files = {};
const contents = new Map();
/** Adds a file to the build; returns its name there. */
function add(name, content) {
  const bytes = Buffer.from(content);
  const { name: stem, ext } = path.parse(name);
  const file = `${stem}.${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}${ext}`;
  files[file] = { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length };
  contents.set(file, bytes);
  return file;
}

const texts = (language) =>
  add(
    `texts-${language}.js`,
    `self.lucky_number_texts=JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(read(`src/texts/${language}.json`))))});`,
  );
const names = { style: add('style.css', read('src/style.css')), vi: texts('vi'), en: texts('en') };
const entry = add('container.js', read('src/container.js').replace('FILES', JSON.stringify(names)));

const module = { js: [], css: [names.style] };
const remote = {
  descriptor: { ...offers, version },
  container: 'lucky_number',
  entry,
  files,
  modules: { './page': module, './widget': module },
  texts: { vi: [names.vi], en: [names.en] },
  builtWith: {},
};

const dist = path.join(here, 'dist');
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist);
for (const [file, bytes] of contents) writeFileSync(path.join(dist, file), bytes);
writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(remote, null, 2));
process.stdout.write(`${offers.name} ${version}: ${contents.size} files in dist\n`);
