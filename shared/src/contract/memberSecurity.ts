import * as z from '@unisite/shared/schema';
import { password } from './access.ts';
import { empty, pageOf, paging } from './envelope.ts';
import { operation } from './operation.ts';
import { countryDialingCode, idToken, mobileNum, typedCode } from './proofs.ts';
import { codeSent } from './verification.ts';

/**
 * What a member does for the safety of their own account: the second factor, where codes reach them, where they are
 * signed in.
 */

/** Identity providers that can be linked. */
export const identityProvider = z.enum(['google.com', 'facebook.com']);
export type IdentityProvider = z.Infer<typeof identityProvider>;

export const securityOverviewValue = z.object({
  twoFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Masked; null: none. */
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  /** ISO. */
  passwordChangedAt: z.nullable(z.string()),
  /** False: the member signed up by Google, Facebook or SMS and never set one; `setFirstPassword` sets it. */
  hasPassword: z.boolean(),
  /**
   * Ways to prove identity for the first password; empty where there is a password. `hint`: masked, empty for a
   * provider.
   */
  firstPasswordMethods: z.array(z.object({ way: z.enum(['google', 'facebook', 'sms', 'mail']), hint: z.string() })),
  /** External accounts that sign in as this member. */
  identities: z.array(z.object({ provider: identityProvider, linkedAt: z.string() })),
});
export type SecurityOverview = z.Infer<typeof securityOverviewValue>;

export const securityOverview = operation({
  name: 'securityOverview',
  summary: 'What keeps the account safe, and what is missing',
  method: 'GET',
  path: '/wps/member/security',
  access: 'member',
  request: empty,
  value: securityOverviewValue,
});

export const beginTwoFactor = operation({
  name: 'beginTwoFactor',
  summary: 'A new secret for an authenticator; it counts once it is confirmed',
  method: 'POST',
  path: '/wps/member/security/totp',
  access: 'member',
  sealed: true,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_SET', 'CONFLICT'],
  request: z.object({ password }),
  /** `uri`: otpauth, for the QR code; `secret`: base32, to type. */
  value: z.object({ secret: z.string(), uri: z.string() }),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const confirmTwoFactor = operation({
  name: 'confirmTwoFactor',
  summary: 'Turns two-factor on; answers the recovery codes, this once',
  method: 'PUT',
  path: '/wps/member/security/totp',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['WRONG_CODE', 'CONFLICT'],
  request: z.object({ code: typedCode }),
  value: recoveryCodes,
});

export const endTwoFactor = operation({
  name: 'endTwoFactor',
  summary: 'Turns two-factor off',
  method: 'POST',
  path: '/wps/member/security/totp/end',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_SET', 'WRONG_CODE', 'CONFLICT'],
  request: z.object({ password, code: typedCode }),
  value: empty,
});

export const renewRecoveryCodes = operation({
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes; those before are void',
  method: 'POST',
  path: '/wps/member/security/recoveryCodes',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['WRONG_CODE', 'CONFLICT'],
  request: z.object({ code: typedCode }),
  value: recoveryCodes,
});

const contact = z.discriminatedUnion('channel', [
  z.object({ channel: z.literal('sms'), mobileNum, countryDialingCode }),
  z.object({
    channel: z.literal('mail'),
    email: z.string().check(z.trim(), z.regex(/^[^\s@]{1,64}@[^\s@]{1,254}$/)),
  }),
]);

export const bindContact = operation({
  name: 'bindContact',
  summary: 'Sends a code to a number or an address that the member wants to bind',
  method: 'POST',
  path: '/wps/member/security/contact',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_SET', 'MOBILE_INVALID', 'CODES_UNAVAILABLE'],
  request: z.object({ contact, password }),
  value: codeSent,
});

export const confirmContact = operation({
  name: 'confirmContact',
  summary: 'Binds it, in the place of the one before, which is told of it',
  method: 'PUT',
  path: '/wps/member/security/contact',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['WRONG_CODE', 'MOBILE_INVALID', 'MOBILE_TAKEN', 'EMAIL_TAKEN'],
  request: z.object({ contact, code: typedCode }),
  value: securityOverviewValue,
});

export const linkIdentity = operation({
  name: 'linkIdentity',
  summary: 'From now on an account of Google or Facebook signs in as this member too',
  method: 'POST',
  path: '/wps/member/security/identity',
  access: 'member',
  sealed: true,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_SET', 'SOCIAL_TOKEN_INVALID', 'IDENTITY_TAKEN', 'CONFLICT', 'SWITCHED_OFF'],
  request: z.object({ password, idToken }),
  value: securityOverviewValue,
});

export const unlinkIdentity = operation({
  name: 'unlinkIdentity',
  summary: 'An account elsewhere signs in as this member no more; the password is left as the way in',
  method: 'POST',
  path: '/wps/member/security/identity/end',
  access: 'member',
  sealed: true,
  repeatable: true,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_SET', 'NOT_FOUND'],
  request: z.object({ password, provider: identityProvider }),
  value: securityOverviewValue,
});

export const reauthenticate = operation({
  name: 'reauthenticate',
  summary: 'The password once more: for five minutes this session may end others',
  method: 'POST',
  path: '/wps/session/proof',
  access: 'member',
  sealed: true,
  errors: ['WRONG_PASSWORD', 'PASSWORD_NOT_SET'],
  request: z.object({ password }),
  value: empty,
});

export const memberSessions = operation({
  name: 'memberSessions',
  summary: 'Where the member is signed in',
  method: 'GET',
  path: '/wps/session/list',
  access: 'member',
  request: empty,
  value: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        current: z.boolean(),
        startedAt: z.string(),
        seenAt: z.string(),
        ip: z.string(),
        /** Browser and system from the user agent, e.g. `Chrome, Windows`. */
        browser: z.string(),
      }),
    ),
  }),
});

export const endMemberSession = operation({
  name: 'endMemberSession',
  summary: 'Ends another session of the member; the password was typed in the last five minutes',
  method: 'DELETE',
  path: '/wps/session/list/:id',
  access: 'member',
  repeatable: true,
  errors: ['PASSWORD_PROOF_REQUIRED'],
  request: z.object({ id: z.string().check(z.regex(/^\d{1,19}$/)) }),
  value: empty,
});

export const endOtherSessions = operation({
  name: 'endOtherSessions',
  summary: 'Ends every session of the member but this one, and every remembered login',
  method: 'DELETE',
  path: '/wps/session/list',
  access: 'member',
  repeatable: true,
  errors: ['PASSWORD_PROOF_REQUIRED'],
  request: empty,
  value: z.object({ ended: z.int() }),
});

export const securityEvents = operation({
  name: 'securityEvents',
  summary: "What happened around the member's sign-ins, newest first",
  method: 'GET',
  path: '/wps/member/security/events',
  access: 'member',
  request: z.object({ ...paging }),
  value: pageOf(
    z.object({
      at: z.string(),
      /** Kind of event, e.g. `signedIn`, `signInRefused`, `passwordChanged`. */
      kind: z.string(),
      ip: z.string(),
      browser: z.string(),
    }),
  ),
});

export const memberSecurityOperations = [
  securityOverview,
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  bindContact,
  confirmContact,
  linkIdentity,
  unlinkIdentity,
  reauthenticate,
  memberSessions,
  endMemberSession,
  endOtherSessions,
  securityEvents,
] as const;
