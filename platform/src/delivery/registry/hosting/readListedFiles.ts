import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mismatchedFiles } from '@unisite/publishing';

type Listed = Parameters<typeof mismatchedFiles>[0];

/** Reads a build's files, and reports each one that differs from its listing. */
export async function readListedFiles(
  folder: string,
  listed: Listed,
): Promise<{ contents: ReadonlyMap<string, Buffer>; wrong: string[] }> {
  const contents = new Map<string, Buffer>();
  for (const name of Object.keys(listed)) {
    const content = await readFile(path.join(folder, name)).catch(() => null);
    if (content) contents.set(name, content);
  }
  return { contents, wrong: mismatchedFiles(listed, contents).map(({ code, what }) => `${code} ${what}`) };
}
