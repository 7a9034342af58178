import type { Check } from './check.ts';

/**
 * The checks that are named, and all that they need; in the order of `checks`, each once. With no name, every check.
 */
export function chosen(checks: readonly Check[], names: readonly string[]): readonly Check[] {
  if (names.length === 0) return checks;
  const wanted = new Set<string>();
  const want = (name: string) => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const needed of checks.find((check) => check.name === name)?.needs ?? []) want(needed);
  };
  names.forEach(want);
  return checks.filter(({ name }) => wanted.has(name));
}
