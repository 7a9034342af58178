import * as z from '@unisite/shared/schema';
import { errors, type JWTPayload, jwtVerify, UnsecuredJWT } from 'jose';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Log } from '../../../foundation/log/log.ts';
import { createKeySet, KeysUnavailable } from './keySet.ts';
import type { SocialSettings } from './socialSettings.ts';

/** Accepted providers. Others that a Firebase project may have (unverified addresses, anonymous users) are refused. */
export type Provider = 'google.com' | 'facebook.com' | 'phone';

/** The identity that an ID token states. */
export interface Identity {
  readonly provider: Provider;
  readonly issuer: string;
  readonly subject: string;
  /** In lower case; null where the provider did not verify it. */
  readonly email: string | null;
  /** The number that the code was sent to, E.164; only with `phone`. */
  readonly phone: string | null;
  readonly name: string | null;
}

export type VerifiedIdentity =
  | { readonly state: 'good'; readonly identity: Identity }
  /** `why`: a word for the security events, never a part of the token. */
  | { readonly state: 'refused'; readonly why: string };

export type VerifyIdToken = (idToken: string) => Promise<VerifiedIdentity>;

interface IdTokenDependencies {
  readonly social: SocialSettings;
  readonly mode: 'demonstration' | 'production';
  readonly clock: () => Date;
  readonly log: Log;
}

/** Tolerated skew between the clocks of the issuer and this machine, seconds. */
const SKEW = 60;
/**
 * A token proves a sign-in of a moment ago, plus the time it takes to state one's age; seconds. A token found later
 * opens nothing.
 */
const FRESH = 600;

const claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  iat: z.number(),
  exp: z.number(),
  auth_time: z.number(),
  email: z.optional(z.string().check(z.maxLength(254))),
  email_verified: z.optional(z.boolean()),
  phone_number: z.optional(z.string()),
  name: z.optional(z.string()),
  firebase: z.object({ sign_in_provider: z.string(), tenant: z.optional(z.unknown()) }),
});

/**
 * Creates the verifier of ID tokens of the site's Firebase app: signed with RS256 by one of the issuer's keys, for this
 * project, for a recent sign-in with an accepted provider. With an emulator set, never in production, its unsigned
 * tokens are accepted instead of signed ones.
 *
 * @throws Refusal UNAVAILABLE (from the verifier: the keys cannot be read)
 */
export function createIdTokens({ social, mode, clock, log }: IdTokenDependencies): VerifyIdToken {
  const issuer = `https://securetoken.google.com/${social.projectId}`;
  const keys = createKeySet({ url: social.keysUrl, clock, log });
  const isEmulated = social.emulator !== null && mode !== 'production';

  const payloadOf = async (idToken: string): Promise<JWTPayload> => {
    const expected = { issuer, audience: social.projectId, currentDate: clock(), clockTolerance: SKEW };
    if (isEmulated) return UnsecuredJWT.decode(idToken, expected).payload;
    return (await jwtVerify(idToken, keys, { ...expected, algorithms: ['RS256'] })).payload;
  };

  return async (idToken) => {
    let payload: JWTPayload;
    try {
      payload = await payloadOf(idToken);
    } catch (error) {
      if (error instanceof KeysUnavailable) throw new Refusal('UNAVAILABLE');
      if (error instanceof errors.JOSEError) return { state: 'refused', why: error.code };
      // A key of a type other than the algorithm's.
      if (error instanceof TypeError) return { state: 'refused', why: 'ERR_KEY' };
      throw error;
    }
    const read = z.safeParse(claims, payload);
    return read.success
      ? verifyClaims(read.data, issuer, Math.floor(clock().getTime() / 1000))
      : { state: 'refused', why: 'CLAIMS' };
  };
}

function verifyClaims(claim: z.Infer<typeof claims>, issuer: string, now: number): VerifiedIdentity {
  const { firebase, sub: subject } = claim;
  if (claim.iat > now + SKEW || claim.auth_time > now + SKEW) return { state: 'refused', why: 'FUTURE' };
  if (claim.auth_time < now - FRESH) return { state: 'refused', why: 'OLD' };
  // A subject is unique only within its tenant; the site has none.
  if (firebase.tenant !== undefined) return { state: 'refused', why: 'TENANT' };
  const provider = providerOf(firebase.sign_in_provider);
  if (!provider) return { state: 'refused', why: 'PROVIDER' };
  const phone = provider === 'phone' ? (claim.phone_number ?? '') : null;
  if (phone !== null && !/^\+[1-9]\d{4,14}$/.test(phone)) return { state: 'refused', why: 'PHONE' };
  const email = claim.email_verified === true && provider !== 'phone' ? (claim.email?.toLowerCase() ?? null) : null;
  const isAddress = email !== null && /^[^\s@]+@[^\s@]+$/.test(email);
  const identity = { provider, issuer, subject, phone, email: isAddress ? email : null, name: claim.name ?? null };
  return { state: 'good', identity };
}

const providers: readonly Provider[] = ['google.com', 'facebook.com', 'phone'];
const providerOf = (name: string): Provider | null => providers.find((provider) => provider === name) ?? null;
