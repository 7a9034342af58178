import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '@unisite/shared/contract';
import { integrityOf } from '../canonical.ts';
import { type Problem, PublishRefused } from './problem.ts';

type Listed = Manifest['files'];

/**
 * Reads the listed files of `folder` and holds each against its hash and size. Beside them the folder may hold only the files named in `beside`
 * and source maps, which stay with the team; links and folders are not followed.
 *
 * @throws PublishRefused with everything that differs.
 */
export async function readFiles(
  folder: string,
  listed: Listed,
  beside: readonly string[] | 'anything',
): Promise<Map<string, Buffer>> {
  const present = await readdir(folder, { withFileTypes: true });
  const strange = present
    .filter(({ name }) => beside !== 'anything' && !beside.includes(name) && !name.endsWith('.map'))
    .flatMap((entry): Problem[] => {
      if (!entry.isFile()) return [{ code: 'NOT_A_FILE', what: entry.name }];
      return Object.hasOwn(listed, entry.name) ? [] : [{ code: 'NOT_LISTED', what: entry.name }];
    });
  const plain = new Set(present.filter((entry) => entry.isFile()).map(({ name }) => name));
  const contents = new Map<string, Buffer>();
  for (const name of Object.keys(listed).filter((one) => plain.has(one))) {
    contents.set(name, await readFile(join(folder, name)));
  }
  const problems = [...strange, ...differing(listed, contents)];
  if (problems.length > 0) throw new PublishRefused(folder, problems);
  return contents;
}

/** Where files are not what is listed of them. */
export const differing = (listed: Listed, contents: ReadonlyMap<string, Buffer>): Problem[] =>
  Object.entries(listed).flatMap(([what, { integrity, bytes }]): Problem[] => {
    const content = contents.get(what);
    if (!content) return [{ code: 'MISSING', what }];
    if (content.length !== bytes) return [{ code: 'SIZE_DIFFERS', what }];
    return integrityOf(content) === integrity ? [] : [{ code: 'HASH_DIFFERS', what }];
  });
