import { createHash } from 'node:crypto';
import type { Compilation } from 'webpack';

export interface ListedFile {
  integrity: string;
  bytes: number;
}

/** Every emitted file with its SHA-384, except source maps, which stay with the team. */
export function listFiles(compilation: Compilation): Record<string, ListedFile> {
  const entries = Object.entries(compilation.assets)
    .filter(([name]) => !name.endsWith('.map'))
    .map(([name, source]): [string, ListedFile] => {
      const bytes = source.buffer();
      const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      return [name, { integrity, bytes: bytes.length }];
    });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Splits files of a chunk group into scripts and styles, without source maps. */
export function byKind(files: Iterable<string>): { js: string[]; css: string[] } {
  const all = [...new Set(files)];
  return { js: all.filter((file) => file.endsWith('.js')), css: all.filter((file) => file.endsWith('.css')) };
}
