import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Queryable } from '../../src/foundation/database/connect.ts';
import { StartupError } from '../../src/foundation/process/startupError.ts';

/**
 * A text that occurs exactly once in a function of the database, or in a file under `platform/src`, and its broken
 * replacement.
 */
export type Edit = ({ readonly sql: string } | { readonly file: string }) & {
  readonly find: string;
  readonly put: string;
};

/** A bug as somebody might write it. */
export interface Mutation {
  /** What the broken platform does, in a few words; unique. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Kills of platforms, and as many of PostgreSQL, if it shows only in a crash; else 0. */
  readonly kills?: number;
  /** The fault that it must show, if a slow machine shows that one as well (`unsteady`). */
  readonly shows?: RegExp;
}

export const sourceFolder = path.join(import.meta.dirname, '../../src');

/** @throws StartupError where the text does not occur exactly once: what it was to break has changed since */
export function edited(name: string, text: string, { find, put }: Pick<Edit, 'find' | 'put'>): string {
  const times = text.split(find).length - 1;
  if (times === 1) return text.replace(find, () => put);
  throw new StartupError(
    `The mutation "${name}" does not fit: what it puts something else in the place of stands there ${times} times.\n${find}`,
  );
}

/** Breaks the functions of a database. @throws StartupError like `edited` */
export async function mutateDatabase(q: Queryable, { name, edits }: Mutation): Promise<void> {
  for (const edit of edits) {
    if (!('sql' in edit)) continue;
    const rows = await q.query<{ text: string }>(
      `SELECT pg_get_functiondef(oid) AS text FROM pg_proc WHERE proname = $1 AND pronamespace = 'public'::regnamespace`,
      [edit.sql],
    );
    if (rows.length !== 1) throw new StartupError(`The mutation "${name}": there are ${rows.length} of ${edit.sql}.`);
    await q.query(edited(name, rows[0]?.text ?? '', edit));
  }
}

/** Checks that the edits of files apply. @throws StartupError like `edited` */
export async function checkFiles({ name, edits }: Mutation): Promise<void> {
  const texts = new Map<string, string>();
  for (const edit of edits) {
    if (!('file' in edit)) continue;
    const text = texts.get(edit.file) ?? (await readFile(path.join(sourceFolder, edit.file), 'utf8'));
    texts.set(edit.file, edited(name, text, edit));
  }
}

/** Node's arguments for a process of the platform, broken if the mutation is one of files. */
export function nodeArguments(mutation?: Mutation): readonly string[] {
  const common = ['--disable-warning=ExperimentalWarning'];
  if (!mutation?.edits.some((edit) => 'file' in edit)) return common;
  const hook = pathToFileURL(path.join(import.meta.dirname, 'mutateSource.ts'));
  hook.searchParams.set('mutation', mutation.name);
  return [...common, '--import', hook.href];
}
