import { createHash } from 'node:crypto';
import { canonicalJson } from '@unisite/shared/contract/canonicalJson';

/**
 * Content address of a manifest: the first 16 hex digits of SHA-256 over its canonical JSON. The manifest contains
 * every file's hash, so the address covers the files too.
 */
export const digestOf = (manifest: unknown): string =>
  createHash('sha256').update(canonicalJson(manifest)).digest('hex').slice(0, 16);

/** A file's hash in the format of the `integrity` attribute. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A file's hash as used in uploads: the same SHA-384 in hex. */
export const hashOf = (content: Uint8Array): string => createHash('sha384').update(content).digest('hex');

/** Converts `sha384-…` to the format of uploads. */
export const hashOfIntegrity = (integrity: string): string =>
  Buffer.from(integrity.slice('sha384-'.length), 'base64').toString('hex');
