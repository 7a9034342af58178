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
  const problems: Problem[] = present
    .filter(({ name }) => beside !== 'anything' && !beside.includes(name) && !name.endsWith('.map'))
    .flatMap((entry): Problem[] => {
      if (!entry.isFile()) return [{ code: 'NOT_A_FILE', what: entry.name }];
      return Object.hasOwn(listed, entry.name) ? [] : [{ code: 'NOT_LISTED', what: entry.name }];
    });
  const plain = new Set(present.filter((entry) => entry.isFile()).map(({ name }) => name));
  const contents = new Map<string, Buffer>();
  for (const [name, { integrity, bytes }] of Object.entries(listed)) {
    if (!plain.has(name)) {
      problems.push({ code: 'MISSING', what: name });
      continue;
    }
    const content = await readFile(join(folder, name));
    if (content.length !== bytes) problems.push({ code: 'SIZE_DIFFERS', what: name });
    else if (integrityOf(content) !== integrity) problems.push({ code: 'HASH_DIFFERS', what: name });
    contents.set(name, content);
  }
  if (problems.length > 0) throw new PublishRefused(folder, problems);
  return contents;
}
