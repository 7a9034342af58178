import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFingerprint } from '../../builds/fingerprint.ts';
import { root } from '../../workspace.ts';
import type { Part } from '../check.ts';

const folder = path.join(root, '.cache', 'passed');
const stampOf = (check: string, { name }: Part) => path.join(folder, `${check}.${name}`);

/** Changes with any file that the part reads, its tests among them. */
export const fingerprintOf = ({ reads }: Part): string =>
  contentFingerprint(
    reads.map((place) => path.join(root, place)),
    { tests: true },
  );

/** Whether the part passed on these very files. */
export function hasPassed(check: string, part: Part, fingerprint: string): boolean {
  try {
    return readFileSync(stampOf(check, part), 'utf8') === fingerprint;
  } catch {
    return false;
  }
}

export function keepPassed(check: string, part: Part, fingerprint: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(stampOf(check, part), fingerprint);
}
