import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order, so that equal values always give equal bytes. Takes JSON values only. */
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

/**
 * The content address of what a manifest describes: the first 16 hex digits of SHA-256 over its canonical JSON. A manifest holds the hash of
 * every file, so the address covers the files as well.
 */
export const digestOf = (manifest: unknown): string =>
  createHash('sha256').update(canonicalJson(manifest)).digest('hex').slice(0, 16);

/** A file's hash in the form of the `integrity` attribute. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
