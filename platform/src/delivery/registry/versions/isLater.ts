const numbersOf = (version: string): bigint[] => version.split('.').map(BigInt);

/**
 * Whether a semantic version (three numbers, as in descriptors) is later than another: the first number that differs
 * decides.
 */
export function isLater(version: string, than: string): boolean {
  const other = numbersOf(than);
  for (const [at, number] of numbersOf(version).entries()) {
    const theirs = other[at] ?? 0n;
    if (number !== theirs) return number > theirs;
  }
  return false;
}

export const latestOf = (versions: readonly string[]): string | null =>
  versions.reduce<string | null>(
    (latest, version) => (latest === null || isLater(version, latest) ? version : latest),
    null,
  );

/** The next patch version. */
export function nextPatch(version: string): string {
  const [major = 0n, minor = 0n, patch = 0n] = numbersOf(version);
  return `${major}.${minor}.${patch + 1n}`;
}
