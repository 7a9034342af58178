import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The domains that own the database's tables and functions, and what they publish. */
export interface Faces {
  /** Each table's domain, by the `schema/tables.sql` that creates it. */
  readonly tables: ReadonlyMap<string, string>;
  /** Each function's domain, by the file that creates it. */
  readonly functions: ReadonlyMap<string, string>;
  /** Each published view's domain, by its qualified name, such as `members.member`. */
  readonly views: ReadonlyMap<string, string>;
  /** Functions that other domains may call. */
  readonly published: ReadonlySet<string>;
}

/** Reads the schema of every domain under a folder. */
export function facesIn(folder: string): Faces {
  const tables = new Map<string, string>();
  const functions = new Map<string, string>();
  const views = new Map<string, string>();
  const published = new Set<string>();
  for (const file of sqlUnder(folder)) {
    const [domain, sql] = [path.relative(folder, path.dirname(path.dirname(file))), readFileSync(file, 'utf8')];
    const noteAll = (names: Map<string, string>, heads: RegExp) => {
      for (const [, name = ''] of sql.matchAll(heads)) names.set(name, domain);
    };
    if (path.basename(file) === 'views.sql') {
      noteAll(views, /^CREATE VIEW ([\w.]+)/gm);
      for (const [, name = ''] of sql.matchAll(/^COMMENT ON FUNCTION (\w+)/gm)) published.add(name);
    } else {
      noteAll(tables, /^CREATE (?:UNLOGGED )?(?:TABLE|VIEW) (\w+)/gm);
      noteAll(functions, /^\s*CREATE OR REPLACE (?:FUNCTION|AGGREGATE) (\w+)/gm);
    }
  }
  return { tables, functions, views, published };
}

export function* sqlUnder(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && entry.name.endsWith('.sql')) yield path.join(entry.parentPath, entry.name);
  }
}
