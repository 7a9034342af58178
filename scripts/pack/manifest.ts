import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

/** A file; declarations and code apart; `null`: nothing, for nobody. */
type Target = string | { readonly types?: string; readonly default?: string | null } | null;

/** The part of a package's manifest that says what can be imported of it. */
export interface Manifest {
  readonly name: string;
  /** Inside of this workspace: sources. */
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  /** Outside of it, once it is packed. */
  readonly publishConfig: { readonly exports: Readonly<Record<string, Target>> };
}

export const readManifest = (folder: string): Manifest =>
  // a border: our own manifest
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The declarations of every subpath that is internal to the site; see there. */
export const internalDeclarations = './dist/internalToTheSite.d.ts';

/** Something that teams outside can import, and the file in `dist` that declares it. */
export interface PublicEntry {
  readonly subpath: string;
  readonly declarations: string;
}

/**
 * What teams outside can import names from: the exports that have code, and declarations of their own. Types alone, as
 * of stylesheets, name nothing.
 */
export function publicEntries({ publishConfig }: Manifest): PublicEntry[] {
  return Object.entries(publishConfig.exports).flatMap(([subpath, target]) => {
    const { types, default: code } =
      typeof target === 'string' ? { types: target.replace(/\.js$/, '.d.ts'), default: target } : (target ?? {});
    if (!code?.endsWith('.js') || types === undefined || types === internalDeclarations) return [];
    return [{ subpath, declarations: types.replace('./dist/', '') }];
  });
}
