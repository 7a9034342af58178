import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { folder } from './folder.ts';

/** A script of the frame, under an address that changes with its bytes. */
interface FrameModule {
  readonly address: string;
  readonly text: string;
}

export interface FrameModules {
  /** The frame's own script. */
  readonly entry: string;
  /** Addresses by the names that the scripts import each other by, as an import map has them. */
  readonly imports: Readonly<Record<string, string>>;
  find(address: string): string | null;
}

/**
 * What the frame's script is made of: packages by name, their module for browsers, and from whose package they are
 * seen.
 */
const packages: readonly (readonly [name: string, file: string, seenFrom: string | null])[] = [
  ['@firebase/auth', 'dist/esm/index.js', null],
  ['@firebase/app', 'dist/esm/index.esm.js', null],
  ['@firebase/util', 'dist/index.esm.js', '@firebase/app'],
  ['@firebase/logger', 'dist/esm/index.esm.js', '@firebase/app'],
  ['@firebase/component', 'dist/esm/index.esm.js', '@firebase/app'],
  ['idb', 'build/index.js', '@firebase/app'],
];

/**
 * Reads the SDK as its makers built it for browsers, without a build of our own: browsers get the very files that the
 * lockfile names. Each is put at
 * `<prefix>/<hash>/…` so that it can be kept for ever.
 */
export function readFrameModules(prefix: string): FrameModules {
  const own = createRequire(path.join(folder, 'modules.js'));
  const found = new Map<string, FrameModule>();
  const imports: Record<string, string> = {};

  const add = (name: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const address = `${prefix}/${hash}/${name}`;
    found.set(address, { address, text });
    return address;
  };

  for (const [name, file, seenFrom] of packages) {
    const require = seenFrom === null ? own : createRequire(rootOf(own, seenFrom));
    const start = path.resolve(path.dirname(rootOf(require, name)), file);
    imports[name] = addWithParts(start, name, add);
  }
  const client = path.join(folder, 'client');
  const entry = add('frame.js', scriptOf(client));
  return { entry, imports, find: (address) => found.get(address)?.text ?? null };
}

/** Where a package's description is, which stands at its root. */
function rootOf(require: NodeJS.Require, name: string): string {
  return require.resolve(`${name}/package.json`);
}

/** A file and the files beside it that it imports, which are put in first: their addresses stand in its text. */
function addWithParts(file: string, name: string, add: (name: string, text: string) => string): string {
  const text = readFileSync(file, 'utf8').replace(
    /(\bfrom\s*|\bimport\s*)'(\.\/[^']+)'/g,
    (_whole, before: string, part: string) =>
      `${before}'${addWithParts(path.resolve(path.dirname(file), part), name, add)}'`,
  );
  // Of what is not there for browsers: maps of the sources.
  return add(`${name.replace(/^@/, '')}/${path.basename(file)}`, text.replace(/^\/\/# sourceMappingURL=.*$/m, ''));
}

/** Packed, it is JavaScript already. */
function scriptOf(file: string): string {
  try {
    return stripTypeScriptTypes(readFileSync(`${file}.ts`, 'utf8'));
  } catch {
    return readFileSync(`${file}.js`, 'utf8');
  }
}
