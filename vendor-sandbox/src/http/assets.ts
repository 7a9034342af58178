import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { goldLettering } from '../lettering/outline.ts';
import { wordsOf } from '../words/index.ts';

export type Asset = {
  readonly type: string;
  readonly body: Buffer;
  /** Absent where compressing gains nothing. */
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
};

export type Assets = {
  /** Changes with every byte of every asset, so assets can be cached for ever. */
  readonly build: string;
  find(path: string): Asset | null;
  /** The address of an asset. */
  address(path: string): string;
  /** Addresses of all modules of the page. */
  readonly modules: readonly string[];
};

const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The style sheet in its order: later parts refine earlier ones. */
const styles = [
  'fonts',
  'base',
  'palettes',
  'layout',
  'cabinet',
  'asides',
  'controls',
  'celebration',
  'dialogs',
  'rules',
  'records',
  'narrow',
  'upright',
  'sideways',
  'calm',
];
/** Folders of the source that the page imports from. */
const pageFolders = ['client', 'engine', 'words'];
/** Counts all screens; only the tests need it. */
const withheld = 'engine/measure.ts';

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const slashed = (path: string): string => path.split(sep).join('/');

function read(path: string, file: string): Buffer {
  const content = readFileSync(file);
  // Stripping leaves every line where it was, so positions in the browser are those of the source.
  return path.endsWith('.ts') ? Buffer.from(stripTypeScriptTypes(content.toString('utf8'))) : content;
}

function pack(path: string, body: Buffer): Asset {
  const type = types[extname(path)] ?? 'application/octet-stream';
  if (path.endsWith('.woff2')) return { type, body, brotli: null, gzip: null };
  return { type, body, brotli: brotliCompressSync(body), gzip: gzipSync(body) };
}

function letteredTitles(): [string, Buffer][] {
  const languages = ['vi', 'en'] as const;
  return languages.flatMap((language) =>
    Object.entries(wordsOf(language).celebrate).map(([tier, text]): [string, Buffer] => [
      `lettering/${tier}.${language}.svg`,
      Buffer.from(goldLettering([text], 'win')),
    ]),
  );
}

/** Reads all assets once: pictures and fonts of `publicFolder`, and the page's modules and styles, made ready for browsers. */
export function loadAssets({ sourceFolder, publicFolder }: { sourceFolder: string; publicFolder: string }): Assets {
  const contents = new Map<string, Buffer>(letteredTitles());
  for (const file of filesUnder(publicFolder)) {
    const path = slashed(relative(publicFolder, file));
    contents.set(path, read(path, file));
  }
  const modules: string[] = [];
  for (const folder of pageFolders) {
    for (const file of filesUnder(join(sourceFolder, folder))) {
      const path = slashed(relative(sourceFolder, file));
      if (!path.endsWith('.ts') || path.endsWith('.test.ts') || path === withheld) continue;
      contents.set(path, read(path, file));
      modules.push(path);
    }
  }
  contents.set(
    'page/style.css',
    Buffer.concat(styles.map((name) => readFileSync(join(sourceFolder, 'page', 'styles', `${name}.css`)))),
  );

  const hash = createHash('sha256');
  for (const [path, body] of contents) hash.update(path).update(body);
  const build = hash.digest('hex').slice(0, 16);
  const assets = new Map([...contents].map(([path, body]) => [path, pack(path, body)]));
  const address = (path: string): string => `/app/${build}/${path}`;
  return { build, address, find: (path) => assets.get(path) ?? null, modules: modules.map(address) };
}
