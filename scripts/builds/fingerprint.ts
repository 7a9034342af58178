import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const notAnInput = new Set(['node_modules', 'dist', '.cache', '.remote', 'results']);
const isTest = (name: string) => /\.test\.tsx?$/.test(name);

function* filesUnder(place: string): Generator<string> {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isFile()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (!notAnInput.has(name)) yield* filesUnder(path.join(place, name));
  }
}

/**
 * Changes with the content of any file under `places`; ignores outputs of builds and test runs, and tests unless
 * `tests` is set.
 */
export function contentFingerprint(places: readonly string[], { tests = false } = {}): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of filesUnder(place)) {
      if (tests || !isTest(file)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * Changes when a file under `place` is added, removed or changes in size, which suffices to detect that a build's
 * output was touched.
 */
export function listingFingerprint(place: string): string {
  const hash = createHash('sha256');
  for (const file of filesUnder(place)) hash.update(`${file}\0${statSync(file).size}\0`);
  return hash.digest('hex');
}
