import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFingerprint } from '../../builds/fingerprint.ts';
import { root } from '../../workspace.ts';
import type { Part } from '../check.ts';
import type { Passed } from './runChanged.ts';

const folder = path.join(root, '.cache', 'passed');
const stampOf = (check: string, { name }: Part) => path.join(folder, `${check}.${name}`);

/** What has passed in this checkout: a file per part of a check. */
export const passedHere: Passed = {
  fingerprintOf: ({ reads }) =>
    contentFingerprint(
      reads.map((place) => path.join(root, place)),
      { tests: true },
    ),
  has(check, part, fingerprint) {
    try {
      return readFileSync(stampOf(check, part), 'utf8') === fingerprint;
    } catch {
      return false;
    }
  },
  keep(check, part, fingerprint) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(stampOf(check, part), fingerprint);
  },
};
