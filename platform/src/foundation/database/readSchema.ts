import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../process/startupError.ts';

/** Locations of a schema's files. */
export interface SchemaFolders {
  /**
   * One per domain: `tables.sql`, one file per function, and `views.sql`, its face. In the order in which the tables
   * are created, since they refer to earlier ones.
   */
  readonly domains: readonly string[];
  /** Numbered files, which change existing databases. */
  readonly migrations: string;
}

export interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export interface SqlFunction extends SqlFile {
  /** Used by triggers, so it must exist before the tables. */
  readonly isTrigger: boolean;
  /** Depends on functions, so they must exist before it. */
  readonly isAggregate: boolean;
}

/**
 * A domain's public interface: views in a schema of their own, which the file creates, and the functions that it
 * comments on.
 */
export interface SqlFace extends SqlFile {
  /** The comments, by function. */
  readonly comments: ReadonlyMap<string, string>;
}

export interface Migration extends SqlFile {
  readonly number: number;
}

export interface Schema {
  readonly tables: readonly SqlFile[];
  readonly functions: readonly SqlFunction[];
  readonly faces: readonly SqlFace[];
  readonly migrations: readonly Migration[];
}

/** @throws StartupError for a file that does not match its place and name */
export async function readSchema({ domains, migrations }: SchemaFolders): Promise<Schema> {
  const files = (await Promise.all(domains.map((folder) => readSqlFiles(folder)))).flat();
  return {
    tables: files.filter(isNamed('tables.sql')),
    functions: oncePerName(files.filter((file) => !isNamed('tables.sql', 'views.sql')(file)).map(functionOf)),
    faces: files.filter(isNamed('views.sql')).map(faceOf),
    migrations: inOrder((await readSqlFiles(migrations)).map(migrationOf)),
  };
}

const isNamed =
  (...names: readonly string[]) =>
  ({ name }: SqlFile): boolean =>
    names.includes(path.basename(name));

async function readSqlFiles(folder: string): Promise<SqlFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name: path.join(folder, name), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

function functionOf(file: SqlFile): SqlFunction {
  const name = path.basename(file.name, '.sql');
  const heads = [...file.sql.matchAll(/^\s*CREATE (?:OR REPLACE )?(FUNCTION|PROCEDURE|AGGREGATE) (\w+)/gm)];
  const [head] = heads;
  if (heads.length !== 1 || head?.[2] !== name || !head[0].trim().startsWith('CREATE OR REPLACE')) {
    throw new StartupError(`${file.name} has to hold one CREATE OR REPLACE FUNCTION ${name}, and nothing else.`);
  }
  return { ...file, name, isTrigger: /\bRETURNS trigger\b/.test(file.sql), isAggregate: head[1] === 'AGGREGATE' };
}

function faceOf(file: SqlFile): SqlFace {
  const [[, name = ''] = [], ...others] = [...file.sql.matchAll(/^CREATE SCHEMA (\w+);/gm)];
  const views = [...file.sql.matchAll(/^CREATE VIEW (?:(\w+)\.)?\w+/gm)];
  if (name === '' || others.length > 0 || views.some(([, schema]) => schema !== name)) {
    throw new StartupError(`${file.name} has to make one schema, and every view in it.`);
  }
  const comments = file.sql.matchAll(/^COMMENT ON FUNCTION (\w+) IS '(?:[^']|'')*';/gm);
  return { ...file, name, comments: new Map([...comments].map(([sql, one = '']) => [one, sql])) };
}

function oncePerName(functions: readonly SqlFunction[]): SqlFunction[] {
  const sorted = [...functions].sort((a, b) => Number(a.isAggregate) - Number(b.isAggregate));
  const twice = sorted.find(({ name }, index) => sorted.findIndex((other) => other.name === name) !== index);
  if (twice) throw new StartupError(`Two files hold the function ${twice.name}.`);
  return sorted;
}

function migrationOf(file: SqlFile): Migration {
  const name = path.basename(file.name);
  if (!/^\d{3}-[\w-]+\.sql$/.test(name))
    throw new StartupError(`${name} is not the name of a migration (001-what.sql).`);
  return { ...file, name, number: Number(name.slice(0, 3)) };
}

function inOrder(migrations: readonly Migration[]): Migration[] {
  const sorted = [...migrations].sort((a, b) => a.number - b.number);
  const twice = sorted.find((migration, index) => sorted[index - 1]?.number === migration.number);
  if (twice) throw new StartupError(`Two migrations have the number of ${twice.name}.`);
  return sorted;
}
