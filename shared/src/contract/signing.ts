import * as z from '@unisite/shared/schema';
import { canonicalJson } from './canonicalJson.ts';

/** An Ed25519 public key (RFC 8032): its 32 bytes in base64. */
export const publicKey = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/));
/** How a key is named: the first 16 hex digits of SHA-256 over its 32 bytes. */
export const keyId = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** An Ed25519 signature, 64 bytes in base64, and the key that made it. */
export const signature = z.object({ key: keyId, value: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)) });
export type Signature = z.Infer<typeof signature>;

/**
 * What a team says of a version with its signature. `manifest` is SHA-256 over the manifest's canonical JSON, in
 * base64.
 */
export interface Statement {
  remote: string;
  team: string;
  version: string;
  manifest: string;
  container: string;
  entry: string;
  /** File name → `sha384-…`. */
  files: Readonly<Record<string, string>>;
}

/**
 * The bytes that a team signs, as text in UTF-8. They hold all that a page needs to load the version, so that a page
 * can check them without the manifest; the first line keeps a signature from meaning anything elsewhere.
 */
export const statementText = ({ remote, team, version, manifest, container, entry, files }: Statement): string =>
  `unisite-remote/1\n${canonicalJson({ remote, team, version, manifest, container, entry, files })}`;

/**
 * The bytes that a team signs for a call to the registry, as text in UTF-8. `at` is an ISO time that may differ from
 * the platform's by five minutes,
 * `nonce` 16 random bytes in base64 that are taken once, `body` SHA-256 over the body in base64.
 */
export const teamCallText = (call: { method: string; path: string; at: string; nonce: string; body: string }): string =>
  `unisite-call/1\n${call.method} ${call.path}\n${call.at}\n${call.nonce}\n${call.body}`;
