import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

/** A file; declarations and code separately; `null`: no access for anyone. */
type Target = string | { readonly types?: string; readonly default?: string | null } | null;

/** The part of a package's manifest that defines what can be imported. */
export interface Manifest {
  readonly name: string;
  /** Inside this workspace: sources. */
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  /** Outside, once it is packed. */
  readonly publishConfig: { readonly exports: Readonly<Record<string, Target>> };
}

export const readManifest = (folder: string): Manifest =>
  // cast: our own manifest
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** The declarations of every subpath that is internal to the site; explained in that file. */
export const internalDeclarations = './dist/internalToTheSite.d.ts';

/** An entry that outside teams can import, and the file in `dist` that declares it. */
export interface PublicEntry {
  readonly subpath: string;
  readonly declarations: string;
}

/**
 * Entries that outside teams can import names from: exports with code and declarations of their own. Those with types
 * only, such as stylesheets, export no names.
 */
export function publicEntries({ publishConfig }: Manifest): PublicEntry[] {
  return Object.entries(publishConfig.exports).flatMap(([subpath, target]) => {
    const { types, default: code } =
      typeof target === 'string' ? { types: target.replace(/\.js$/, '.d.ts'), default: target } : (target ?? {});
    if (!code?.endsWith('.js') || types === undefined || types === internalDeclarations) return [];
    return [{ subpath, declarations: types.replace('./dist/', '') }];
  });
}
