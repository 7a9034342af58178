import { createHash, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { flags } from './flags.ts';
import { type Picture, pictures } from './pictures.ts';

/** The index of a folder of pictures. */
export interface ArtIndex {
  /** Derived from the generator's sources, so addresses that contain it can be cached forever. */
  readonly version: string;
  /** Every picture by its path in the folder: size plain, and as brotli (stored next to it as `.br`). */
  readonly pictures: Readonly<Record<string, readonly [bytes: number, brotli: number]>>;
  /** Colour of the ground, as `#rrggbb`, of pictures shown on tiles. */
  readonly tints: Readonly<Record<string, string>>;
}

/** A higher quality takes ten times as long. */
const QUALITY = 9;

/** 64 kB, larger than any picture: the default 4 MB is mostly spent on allocating memory. */
const WINDOW = 16;

/** Number compressed or written at once; the thread pool behind them is smaller. */
const AT_ONCE = 16;

/** Age at which leftovers of killed runs are deleted, because no run can still be using them. */
const LEFT_BEHIND_MS = 10 * 60_000;

const compress = promisify(brotliCompress);

const sourceFolders = [import.meta.dirname, dirname(createRequire(import.meta.url).resolve('@unisite/lettering/face'))];

async function sourcesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((e) => e.isFile() && e.name.endsWith('.ts') && !e.name.endsWith('.test.ts'))
    .map((e) => join(e.parentPath, e.name))
    .sort();
}

async function versionOfSources(): Promise<string> {
  const files = (await Promise.all(sourceFolders.map(sourcesUnder))).flat();
  const sources = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  for (const { markup } of flags) hash.update(markup); // drawn elsewhere: another version of theirs is another of ours
  return hash.digest('hex').slice(0, 12);
}

const isIndex = (value: unknown): value is ArtIndex =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'string' &&
  'pictures' in value &&
  typeof value.pictures === 'object' &&
  value.pictures !== null &&
  'tints' in value;

async function readIndex(folder: string): Promise<ArtIndex | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
    return isIndex(value) ? value : undefined;
  } catch {
    return undefined; // no folder, or one from another source: it is rewritten
  }
}

async function writePicture(folder: string, { path, draw }: Picture): Promise<[string, [number, number]]> {
  const plain = Buffer.from(draw());
  const packed = await compress(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    },
  });
  const file = join(folder, path);
  await Promise.all([writeFile(file, plain), writeFile(`${file}.br`, packed)]);
  return [path, [plain.length, packed.length]];
}

async function writeAll(
  folder: string,
  version: string,
  onProgress: (done: number, total: number) => void,
): Promise<ArtIndex> {
  const folders = new Set(pictures.map(({ path }) => dirname(path)));
  for (const name of folders) await mkdir(join(folder, name), { recursive: true });

  const written = new Map<string, [number, number]>();
  const waiting = pictures.values();
  const work = async () => {
    for (const picture of waiting) {
      written.set(...(await writePicture(folder, picture)));
      onProgress(written.size, pictures.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const index: ArtIndex = {
    version,
    pictures: Object.fromEntries(pictures.map(({ path }) => [path, written.get(path) ?? [0, 0]])),
    tints: Object.fromEntries(pictures.flatMap(({ path, tint }) => (tint === undefined ? [] : [[path, tint]]))),
  };
  await writeFile(join(folder, 'index.json'), JSON.stringify(index));
  return index;
}

async function clearLeftBehind(folder: string): Promise<void> {
  const parent = dirname(folder);
  const names = await readdir(parent);
  const ours = names.filter(
    (name) => name.startsWith(`${basename(folder)}.new-`) || name.startsWith(`${basename(folder)}.old-`),
  );
  for (const name of ours) {
    const path = join(parent, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - LEFT_BEHIND_MS) await rm(path, { recursive: true, force: true });
  }
}

/** Replaces the old folder, if there is one, by the new one. */
async function putInPlace(made: string, folder: string): Promise<void> {
  const old = `${folder}.old-${randomUUID()}`;
  const had = await rename(folder, old).then(
    () => true,
    () => false,
  );
  await rename(made, folder);
  if (had) await rm(old, { recursive: true, force: true });
}

/**
 * Writes every demonstration picture and its brotli form into the folder, with `index.json`, and returns the index. A
 * folder that already has this version is left as it is. Pictures are written to a new folder that replaces the old one
 * when complete, so an interruption leaves nothing half done. Rejects on disk errors.
 */
export async function writeArt(
  folder: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<ArtIndex> {
  const target = resolve(folder);
  const [version, present] = await Promise.all([versionOfSources(), readIndex(target)]);
  if (present?.version === version) return present;

  await mkdir(dirname(target), { recursive: true });
  await clearLeftBehind(target);
  const made = await mkdtemp(`${target}.new-`);
  await chmod(made, 0o755); // temporary folders are private, the finished one must not be
  try {
    const index = await writeAll(made, version, onProgress);
    await putInPlace(made, target);
    return index;
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    const other = await readIndex(target); // another start may have been faster
    if (other?.version === version) return other;
    throw error;
  }
}
