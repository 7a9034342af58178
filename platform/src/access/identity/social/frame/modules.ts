import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { folder } from './folder.ts';

/** A script of the frame, under an address derived from its content. */
interface FrameModule {
  readonly address: string;
  readonly text: string;
}

export interface FrameModules {
  /** The frame's own script. */
  readonly entry: string;
  /** Addresses by import specifier, as in an import map. */
  readonly imports: Readonly<Record<string, string>>;
  find(address: string): string | null;
}

/** Packages of the frame's script: name, browser module, and the package that they are resolved from. */
const packages: readonly (readonly [name: string, file: string, seenFrom: string | null])[] = [
  ['@firebase/auth', 'dist/esm/index.js', null],
  ['@firebase/app', 'dist/esm/index.esm.js', null],
  ['@firebase/util', 'dist/index.esm.js', '@firebase/app'],
  ['@firebase/logger', 'dist/esm/index.esm.js', '@firebase/app'],
  ['@firebase/component', 'dist/esm/index.esm.js', '@firebase/app'],
  ['idb', 'build/index.js', '@firebase/app'],
];

/**
 * Reads the SDK as its vendor built it for browsers, without a build of the site's own: browsers get exactly the files
 * that the lockfile names. Each is served at `<prefix>/<hash>/…`, so that it can be cached for ever.
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

/** Where a package's manifest is, which lies at its root. */
function rootOf(require: NodeJS.Require, name: string): string {
  return require.resolve(`${name}/package.json`);
}

/** A file and the files beside it that it imports; those are added first, since its text contains their addresses. */
function addWithParts(file: string, name: string, add: (name: string, text: string) => string): string {
  const text = readFileSync(file, 'utf8').replace(
    /(\bfrom\s*|\bimport\s*)'(\.\/[^']+)'/g,
    (_whole, before: string, part: string) =>
      `${before}'${addWithParts(path.resolve(path.dirname(file), part), name, add)}'`,
  );
  // Source maps are not served.
  return add(`${name.replace(/^@/, '')}/${path.basename(file)}`, text.replace(/^\/\/# sourceMappingURL=.*$/m, ''));
}

/** In the published package it is JavaScript already. */
function scriptOf(file: string): string {
  try {
    return stripTypeScriptTypes(readFileSync(`${file}.ts`, 'utf8'));
  } catch {
    return readFileSync(`${file}.js`, 'utf8');
  }
}
