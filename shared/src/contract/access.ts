import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operation } from './operation.ts';
import { countryDialingCode, humanProof } from './proofs.ts';

/** Customer types (specification section 6): 0 member, 1 and 2 agents, 4 guest on free play, 41 and 42 agent staff. */
export const customerType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(41),
  z.literal(42),
]);
export type CustomerType = z.Infer<typeof customerType>;

/** The types that may sign in at the agents' page (section 6). */
export const agentLoginTypes: readonly CustomerType[] = [1, 2];
/** The types that have the agent centre (section 6). */
export const agentCentreTypes: readonly CustomerType[] = [1, 2, 41, 42];
/** Guests on free play have no member features (section 6). */
export const guestType: CustomerType = 4;

/** A name typed to sign in; new names follow the registration setting. */
export const username = z.string().check(z.trim(), z.minLength(1), z.maxLength(64));
export const password = z.string().check(z.minLength(1), z.maxLength(255));

/** The signed-in person, named like the session storage keys of section 3. */
const sessionFields = {
  /** The tab's handle; worthless without the HttpOnly session cookie. */
  token: z.string(),
  customerType,
  customerId: z.string(),
  account: z.string(),
  nickname: z.string(),
  /** ISO date of registration. */
  regDate: z.string(),
  /** Path of the picture, on this site. */
  avatar: z.string(),
  /** The membership label, if any (clubLabel.labelName). */
  level: z.nullable(z.string()),
  firstTimeLogin: z.boolean(),
  passwordExpired: z.boolean(),
  /** The session can only change the password (section 4, forced change). */
  mustChangePassword: z.boolean(),
  /** The member accepted an older version of the market's terms: play and deposits wait for the new one. */
  termsDue: z.boolean(),
  /** A time-out or exclusion is in force: no play, no deposits (docs/player-protection.md). */
  onBreak: z.boolean(),
};
export const sessionInfo = z.object(sessionFields);
export type SessionInfo = z.Infer<typeof sessionInfo>;

/**
 * Ways to pass the second step (section 4): a code by SMS or mail, an authenticator's code, a recovery code, the
 * holder's name of the bank account.
 */
export const secondStepMethod = z.enum(['sms', 'mail', 'totp', 'recoveryCode', 'bankName']);
export type SecondStepMethod = z.Infer<typeof secondStepMethod>;

/** Signed in. `changeTicket`: replaces the old password in a forced change, once, within five minutes. */
const signedIn = z.object({
  state: z.literal('signedIn'),
  ...sessionFields,
  changeTicket: z.nullable(z.string()),
});

/** The password was right but not sufficient: the address is new for this member, or two-factor is on. */
export const secondStepRequired = z.object({
  state: z.literal('secondStepRequired'),
  why: z.enum(['newAddress', 'twoFactor']),
  /** Represents the passed first step, for ten minutes. */
  ticket: z.string(),
  /** `hint`: the masked recipient of a code; empty if none is sent. */
  ways: z.array(z.object({ way: secondStepMethod, hint: z.string() })),
});

/** Result of a first step of signing in. */
export const signInValue = z.discriminatedUnion('state', [signedIn, secondStepRequired]);
export type SignInValue = z.Infer<typeof signInValue>;
export type SignedIn = z.Infer<typeof signedIn>;
export type SecondStepRequired = z.Infer<typeof secondStepRequired>;

/** Refusals common to all first steps of signing in. */
export const signInErrors = [
  'WRONG_CREDENTIALS',
  'NOT_AN_AGENT',
  'ACCOUNT_CLOSED',
  'SEAL_BROKEN',
  'HUMAN_CHECK_REQUIRED',
  'HUMAN_CHECK_FAILED',
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'SWITCHED_OFF',
] as const;

export const login = operation({
  name: 'login',
  summary: 'Signs a member or an agent in, or asks for a second step',
  method: 'POST',
  path: '/wps/session/login',
  access: 'public',
  sealed: true,
  repeatable: true,
  errors: [...signInErrors, 'MOBILE_INVALID', 'WRONG_CODE', 'REMEMBERED_NOT_KNOWN', 'TICKET_EXPIRED'],
  request: z.object({
    /** The mobile number if `type` is 'sms' (section 3). */
    username,
    /** The SMS code if `type` is 'sms'. Absent with `useRemembered`. */
    password: z.optional(password),
    type: z.enum(['username', 'sms']),
    countryDialingCode: z.optional(countryDialingCode),
    verification: z.optional(humanProof),
    /** Set by the agents' page: other customer types are refused (section 4, agent mode). */
    agentMode: z.optional(z.boolean()),
    /**
     * Remembers the member for a day (section 9): the name for the form, and a cookie that replaces the password. Never
     * the password itself.
     */
    remember: z.optional(z.boolean()),
    /** The prefilled form was submitted unchanged: the cookie replaces the password. */
    useRemembered: z.optional(z.literal(true)),
  }),
  value: signInValue,
});

export const logout = operation({
  name: 'logout',
  summary: 'Ends the session',
  method: 'DELETE',
  path: '/wps/session/logout',
  access: 'member',
  request: empty,
  value: empty,
});

/** Public key that sealed bodies are encrypted to. */
export const sealingKey = z.object({
  /** Identifies the key, so that it can be rotated while pages are open. */
  keyId: z.string(),
  /** Raw X25519 public key, base64url. */
  publicKey: z.string(),
});
export type SealingKey = z.Infer<typeof sealingKey>;

export const sessionKey = operation({
  name: 'sessionKey',
  summary: 'The public key for sealed calls',
  method: 'GET',
  path: '/wps/session/key',
  access: 'public',
  request: empty,
  value: sealingKey,
});

/**
 * A sealed body (docs/sealed-calls.md): X25519 with an ephemeral key, HKDF-SHA256, AES-256-GCM. All fields are
 * base64url except `keyId`. The plain text is JSON `{ at, nonce, body }`; `at` in milliseconds since 1970, `nonce`
 * unique.
 */
export const sealedBody = z.object({
  keyId: z.string().check(z.maxLength(64)),
  ephemeral: z.string().check(z.maxLength(64)),
  iv: z.string().check(z.maxLength(32)),
  ciphertext: z.string().check(z.maxLength(65_536)),
});
export type SealedBody = z.Infer<typeof sealedBody>;

export const accessOperations = [login, logout, sessionKey] as const;
