import { createHash } from 'node:crypto';
import { canonicalJson } from '@unisite/shared/contract/canonicalJson';

/**
 * The content address of what a manifest describes: the first 16 hex digits of SHA-256 over its canonical JSON. A
 * manifest holds the hash of every file, so the address covers the files as well.
 */
export const digestOf = (manifest: unknown): string =>
  createHash('sha256').update(canonicalJson(manifest)).digest('hex').slice(0, 16);

/** A file's hash in the form of the `integrity` attribute. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A file's hash as an upload names it: the same SHA-384 in hex. */
export const hashOf = (content: Uint8Array): string => createHash('sha384').update(content).digest('hex');

/** `sha384-…` as an upload names it. */
export const hashOfIntegrity = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
