import { createHash, randomBytes } from 'node:crypto';
import { teamScheme } from '@unisite/shared/contract/rollout';
import { keyId, signature, teamCallText } from '@unisite/shared/contract/signing';
import * as z from '@unisite/shared/schema';
import { signText } from './signing.ts';

/** A team's call on the wire; `path` includes the query. */
export interface TeamCall {
  readonly method: string;
  readonly path: string;
  /** The bytes of the body; may be empty. */
  readonly body: Uint8Array;
}

/** Content of the authorization header of a team's call. */
export interface TeamAuthorization {
  readonly key: string;
  readonly at: string;
  readonly nonce: string;
  readonly signature: string;
}

const authorization = z.object({
  key: keyId,
  at: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/)),
  nonce: z.string().check(z.regex(/^[A-Za-z0-9+/]{22}==$/)),
  signature: signature.shape.value,
});

/** The text that is signed for a call. */
export const textOfCall = ({ method, path, body }: TeamCall, { at, nonce }: { at: string; nonce: string }): string =>
  teamCallText({ method, path, at, nonce, body: createHash('sha256').update(body).digest('base64') });

/** Signs a call: returns its authorization header. `privateKey` in PEM. */
export function authorize(call: TeamCall, privateKey: string, now: Date = new Date()): string {
  const at = now.toISOString();
  const nonce = randomBytes(16).toString('base64');
  const { key, value } = signText(textOfCall(call, { at, nonce }), privateKey);
  return `${teamScheme} key=${key}, at=${at}, nonce=${nonce}, signature=${value}`;
}

/** Parses an authorization header; null when it is not a team's. */
export function readAuthorization(header: string): TeamAuthorization | null {
  if (header.length > 400 || !header.startsWith(`${teamScheme} `)) return null;
  const parts = header.slice(teamScheme.length + 1).split(/\s*,\s*/);
  const pairs = parts.map((part): [string, string] => {
    const at = part.indexOf('=');
    return [part.slice(0, at), part.slice(at + 1)];
  });
  const parsed = z.safeParse(authorization, Object.fromEntries(pairs));
  return parsed.success && pairs.length === 4 ? parsed.data : null;
}
