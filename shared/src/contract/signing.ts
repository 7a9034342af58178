import * as z from '@unisite/shared/schema';
import { canonicalJson } from './canonicalJson.ts';

/** An Ed25519 public key (RFC 8032): its 32 bytes in base64. */
export const publicKey = z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/));
/** Id of a key: the first 16 hex digits of SHA-256 over its 32 bytes. */
export const keyId = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** An Ed25519 signature, 64 bytes in base64, and the key that made it. */
export const signature = z.object({ key: keyId, value: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)) });
export type Signature = z.Infer<typeof signature>;

/**
 * What a team attests about a version by its signature. `manifest` is SHA-256 over the manifest's canonical JSON, in
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
 * The text that a team signs (UTF-8). It contains all that a page needs to load the version, so that pages can verify
 * it without the manifest; the first line prevents reuse of the signature elsewhere.
 */
export const statementText = ({ remote, team, version, manifest, container, entry, files }: Statement): string =>
  `unisite-remote/1\n${canonicalJson({ remote, team, version, manifest, container, entry, files })}`;

/**
 * The text that a team signs for a call to the registry (UTF-8). `at` is an ISO time within five minutes of the
 * platform's, `nonce` 16 random bytes in base64, accepted once, `body` SHA-256 over the body in base64.
 */
export const teamCallText = (call: { method: string; path: string; at: string; nonce: string; body: string }): string =>
  `unisite-call/1\n${call.method} ${call.path}\n${call.at}\n${call.nonce}\n${call.body}`;
