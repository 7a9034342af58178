import type { Check } from './check.ts';

/** Callbacks for the checks of a run. */
export interface Run<Result> {
  runCheck(check: Check): Promise<Result>;
  /** Called with the results in the order of the checks, each as soon as all earlier ones are available. */
  onResult(check: Check, result: Result): void;
}

/** Runs the checks in order, up to `atOnce` in parallel, and those marked `alone` on their own. */
export async function inOrder<Result>(
  checks: readonly Check[],
  atOnce: number,
  { runCheck, onResult }: Run<Result>,
): Promise<void> {
  let told: Promise<void> = Promise.resolve();
  const underWay = new Set<Promise<unknown>>();
  for (const check of checks) {
    while (underWay.size >= (check.alone ? 1 : atOnce)) await Promise.race(underWay);
    if (check.alone) await told; // it may print while running
    const performed = runCheck(check);
    const settled = performed.finally(() => underWay.delete(settled));
    underWay.add(settled);
    told = told.then(async () => onResult(check, await performed));
    if (check.alone) await settled;
  }
  await told;
}
