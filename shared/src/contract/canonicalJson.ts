/**
 * JSON with sorted keys, so that equal values yield equal bytes for digests and signatures. Takes JSON values only;
 * keys with undefined values are omitted.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value)
      .filter(([, held]) => held !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([key, held]) => `${JSON.stringify(key)}:${canonicalJson(held)}`);
    return `{${pairs.join(',')}}`;
  }
  return JSON.stringify(value);
}
