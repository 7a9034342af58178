import type { Check } from './check.ts';

/** A row per case, and a line that counts them. */
export function reportOf({ results, p95 }: Check): string {
  const widest = Math.max(...results.map(({ title }) => title.length));
  const rows = results.map(({ id, title, outcome, reason = '' }) =>
    `${id} | ${title.padEnd(widest)} | ${outcome.padEnd(7)} | ${reason}`.trimEnd(),
  );
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  const total = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped; 95 of 100 answers within ${p95} ms${p95 > 300 ? ' (300 are expected)' : ''}`;
  return [...rows, total, ''].join('\n');
}
