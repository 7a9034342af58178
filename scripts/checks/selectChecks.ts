import type { Check } from './check.ts';

/**
 * The named checks and those they need, in the order of `checks`. Without names, every check except those that only run
 * when named.
 */
export function selectChecks(checks: readonly Check[], names: readonly string[]): readonly Check[] {
  if (names.length === 0) return checks.filter(({ onlyNamed }) => !onlyNamed);
  const wanted = new Set<string>();
  const want = (name: string) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const needed of checks.find((check) => check.name === name)?.needs ?? []) want(needed);
  };
  names.forEach(want);
  return checks.filter(({ name }) => wanted.has(name));
}
