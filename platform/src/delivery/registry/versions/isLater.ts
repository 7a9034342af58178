const numbersOf = (version: string): bigint[] => version.split('.').map(BigInt);

/**
 * Whether a semantic version (three numbers, as descriptors have it) comes after another: by its numbers, the first
 * that differs decides.
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

/** The version after this one: the next patch. */
export function nextPatch(version: string): string {
  const [major = 0n, minor = 0n, patch = 0n] = numbersOf(version);
  return `${major}.${minor}.${patch + 1n}`;
}
