import type { Check, Outcome, Part } from '../check.ts';
import { everything } from './reads.ts';

/** Remembers the inputs with which parts of checks passed. */
export interface Passed {
  /** Changes with any file that the part reads. */
  fingerprintOf(part: Part): string;
  has(check: string, part: Part, fingerprint: string): boolean;
  keep(check: string, part: Part, fingerprint: string): void;
}

const partsOf = (check: Check): readonly Part[] => check.parts?.() ?? [{ name: 'whole', reads: everything() }];

/** Whether any input of the check has changed since it passed. */
export const hasChanged = (check: Check, passed: Passed): boolean =>
  check.remembers === true || partsOf(check).some((part) => !passed.has(check.name, part, passed.fingerprintOf(part)));

/** Runs the parts of a check whose inputs have changed since they passed, and reports the others as unchanged. */
export async function runChanged(check: Check, passed: Passed): Promise<Outcome> {
  if (check.remembers) return check.run();
  // computed before the run, so that later changes do not count as passed
  const parts = partsOf(check).map((part) => ({ part, fingerprint: passed.fingerprintOf(part) }));
  const isUnchanged = ({ part, fingerprint }: (typeof parts)[number]) => passed.has(check.name, part, fingerprint);
  const changed = parts.filter((one) => !isUnchanged(one));
  const unchanged = parts.filter(isUnchanged).map(({ part }) => part.name);
  if (changed.length === 0) return { passed: 0, failed: 0, report: '', note: 'unchanged since it passed' };
  const outcome = await check.run(unchanged.length > 0 ? { parts: changed.map(({ part }) => part.name) } : {});
  if (outcome.failed === 0) for (const { part, fingerprint } of changed) passed.keep(check.name, part, fingerprint);
  if (unchanged.length === 0) return outcome;
  const note = `${unchanged.join(', ')} unchanged since ${unchanged.length === 1 ? 'it' : 'they'} passed`;
  return { ...outcome, note: [outcome.note, note].filter(Boolean).join('; ') };
}
