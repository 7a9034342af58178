/** Failures among visits. */
export interface Tally {
  readonly visits: number;
  readonly failures: number;
}

const logFactorials: number[] = [0];

function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++) logFactorials.push((logFactorials[i - 1] ?? 0) + Math.log(i));
  return logFactorials[n] ?? 0;
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Larger tallies are scaled down together: the result is clear long before, and the sums stay small. */
const mostCounted = 20_000;

/**
 * Fisher's exact test, one-sided: the probability that `tried` has at least its number of failures if it fails no more
 * often than `reference`. Exact for small numbers, where approximations are not.
 */
export function probabilityByChance(tried: Tally, reference: Tally): number {
  const { visits: n, failures: a } = scaled(tried);
  const { visits: m, failures: b } = scaled(reference);
  const failures = a + b;
  const all = logChoose(n + m, failures);
  let sum = 0;
  for (let k = a; k <= Math.min(n, failures); k++) {
    if (failures - k > m) continue;
    sum += Math.exp(logChoose(n, k) + logChoose(m, failures - k) - all);
  }
  return Math.min(1, sum);
}

function scaled({ visits, failures }: Tally): Tally {
  if (visits <= mostCounted) return { visits, failures };
  const scale = mostCounted / visits;
  return { visits: mostCounted, failures: Math.round(failures * scale) };
}
