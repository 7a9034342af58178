import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { extname, join, posix, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type GameName, gameNames } from '../games/names.ts';
import { goldLettering, stoneLettering } from '../lettering/outline.ts';
import { wordsOf } from '../words/index.ts';

export type Asset = {
  readonly type: string;
  readonly body: Buffer;
  /** Absent where compression gains nothing. */
  readonly brotli: Buffer | null;
  readonly gzip: Buffer | null;
};

export type Assets = {
  /** Hash of all assets, so that they can be cached for ever. */
  readonly build: string;
  find(path: string): Asset | null;
  /** Address of an asset. */
  address(path: string): string;
  /** Addresses of all modules of a game's page, its entry first. */
  modulesOf(kind: GameName): readonly string[];
};

const types: Readonly<Record<string, string>> = {
  '.ts': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Style sheets of a game in cascade order. Its own are in its folder. */
const commonStyles = [
  'fonts',
  'base',
  'palettes',
  'layout',
  'controls',
  'celebration',
  'dialogs',
  'rules',
  'records',
  'stage',
];
const ownStyles: Readonly<Record<GameName, readonly string[]>> = {
  reels: ['reels/page/cabinet', 'reels/page/asides'],
  ways: ['reels/page/cabinet', 'reels/page/asides', 'ways/page/style'],
  roulette: ['tables/page/style', 'tables/page/roads', 'roulette/page/style'],
  fishing: ['fishing/page/style'],
  sports: ['sports/page/style', 'sports/page/programme', 'sports/page/slip'],
  keno: ['keno/page/style'],
  baccarat: ['tables/page/style', 'tables/page/roads', 'tables/page/baize', 'tables/page/cards', 'baccarat/page/style'],
  sicbo: ['tables/page/style', 'tables/page/roads', 'tables/page/baize', 'sicbo/page/style'],
  plinko: ['plinko/page/style'],
  crash: ['steppedControls', 'crash/page/style'],
  videopoker: ['steppedControls', 'cards', 'videopoker/page/style'],
  tienlen: ['steppedControls', 'cards', 'tienlen/page/style'],
};
const screenStyles = ['narrow', 'upright', 'sideways'];

const stylesOf = (kind: GameName): readonly string[] => [
  ...commonStyles.map((name) => `page/styles/${name}.css`),
  ...ownStyles[kind].map((name) => `games/${name}.css`),
  ...[...screenStyles, 'calm'].map((name) => `page/styles/${name}.css`),
];

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const slashed = (path: string): string => path.split(sep).join('/');

function read(path: string, file: string): Buffer {
  const content = readFileSync(file);
  // Type stripping preserves positions, so those in the browser are those of the source.
  return path.endsWith('.ts') ? Buffer.from(stripTypeScriptTypes(content.toString('utf8'))) : content;
}

/** Returns the paths of a module and of all its transitive imports; throws where a browser could not resolve one. */
function importsOf(main: string, sourceFolder: string, contents: Map<string, Buffer>): readonly string[] {
  const found = [main];
  for (const path of found) {
    const body = contents.get(path) ?? read(path, join(sourceFolder, path));
    contents.set(path, body);
    for (const [, target = ''] of body.toString('utf8').matchAll(/^(?:import|export)[^;]*?from '([^']+)';$/gms)) {
      if (!target.startsWith('.')) throw new Error(`${path} runs in a browser, which does not find ${target}`);
      const reached = posix.join(posix.dirname(path), target);
      if (!found.includes(reached)) found.push(reached);
    }
  }
  return found;
}

/** Compressed on first request: one player needs few of the files. */
function bundle(path: string, body: Buffer): Asset {
  const type = types[extname(path)] ?? 'application/octet-stream';
  if (path.endsWith('.woff2')) return { type, body, brotli: null, gzip: null };
  let brotli: Buffer | null = null;
  let gzip: Buffer | null = null;
  return {
    type,
    body,
    get brotli() {
      brotli ??= brotliCompressSync(body);
      return brotli;
    },
    get gzip() {
      gzip ??= gzipSync(body);
      return gzip;
    },
  };
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

/** Card letters of the second slot. */
const stones: Readonly<Record<string, readonly [string, string, readonly [string, string, string]]>> = {
  ace: ['A', 'ways', ['#ffb0a0', '#e3202c', '#7a0a1c']],
  king: ['K', 'ways', ['#a8d0ff', '#1f6ae0', '#0a2a7a']],
  queen: ['Q', 'ways', ['#e8b0ff', '#9a3fe0', '#48108a']],
  jack: ['J', 'ways', ['#a8f0c0', '#1f9a5a', '#064a2c']],
};
const letterShapes = (): [string, Buffer][] =>
  Object.entries(stones).map(([name, [text, folder, colours]]) => [
    `${folder}/${name}.svg`,
    Buffer.from(stoneLettering(text, colours)),
  ]);

/** Loads all assets: pictures and fonts of `publicFolder`, and the page's modules and styles, prepared for browsers. */
export function loadAssets({ sourceFolder, publicFolder }: { sourceFolder: string; publicFolder: string }): Assets {
  const contents = new Map<string, Buffer>([...letteredTitles(), ...letterShapes()]);
  for (const file of filesUnder(publicFolder)) {
    const path = slashed(relative(publicFolder, file));
    contents.set(path, read(path, file));
  }
  const modules = new Map(
    gameNames.map((kind) => [kind, importsOf(`games/${kind}/client/main.ts`, sourceFolder, contents)]),
  );
  for (const kind of gameNames) {
    contents.set(
      `page/${kind}.css`,
      Buffer.concat(stylesOf(kind).map((path) => readFileSync(join(sourceFolder, path)))),
    );
  }

  const hash = createHash('sha256');
  for (const [path, body] of contents) hash.update(path).update(body);
  const build = hash.digest('hex').slice(0, 16);
  const assets = new Map([...contents].map(([path, body]) => [path, bundle(path, body)]));
  const address = (path: string): string => `/app/${build}/${path}`;
  return {
    build,
    address,
    find: (path) => assets.get(path) ?? null,
    modulesOf: (kind) => (modules.get(kind) ?? []).map(address),
  };
}
