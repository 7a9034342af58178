import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, manifest } from '@unisite/shared/contract';
import { safeParse } from '@unisite/shared/schema';
import { type Problem, PublishRefused } from './problem.ts';

export const manifestFile = 'remote.json';

/**
 * Reads a built remote's `remote.json`. Strict: a key that the contract does not know is refused, because the schema would drop it and with it
 * perhaps a misspelled `requires`.
 *
 * @throws PublishRefused when it is missing or malformed.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(join(folder, manifestFile), 'utf8'));
  } catch {
    throw new PublishRefused(folder, [{ code: 'NO_MANIFEST', what: manifestFile }]);
  }
  return parseManifest(folder, raw);
}

/** @throws PublishRefused naming every place where `raw` is not a manifest. */
export function parseManifest(subject: string, raw: unknown): Manifest {
  const parsed = safeParse(manifest, raw);
  if (!parsed.success) {
    throw new PublishRefused(
      subject,
      parsed.error.issues.map((issue) => ({ code: 'MANIFEST_MALFORMED', what: issue.path.map(String).join('.') })),
    );
  }
  const unknown = unknownKeys(raw, parsed.data, '');
  if (unknown.length > 0) throw new PublishRefused(subject, unknown);
  return parsed.data;
}

function unknownKeys(raw: unknown, known: unknown, at: string): Problem[] {
  if (typeof raw !== 'object' || raw === null || typeof known !== 'object' || known === null) return [];
  const kept = new Map(Object.entries(known));
  return Object.entries(raw).flatMap(([key, value]): Problem[] => {
    const place = at === '' ? key : `${at}.${key}`;
    return kept.has(key) ? unknownKeys(value, kept.get(key), place) : [{ code: 'UNKNOWN_KEY', what: place }];
  });
}
