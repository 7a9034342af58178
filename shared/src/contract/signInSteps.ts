import * as z from '@unisite/shared/schema';
import { secondStepMethod, sessionInfo, signInErrors, signInValue } from './access.ts';
import { ageErrors } from './ageErrors.ts';
import { empty } from './envelope.ts';
import { operation } from './operation.ts';
import { idToken, typedCode } from './proofs.ts';
import { codeSent } from './verification.ts';

/** Ways in beside the password, and the second step (section 4). */

/** Identification of the Firebase app; not secret. */
const firebaseApp = z.object({
  apiKey: z.string(),
  authDomain: z.string(),
  projectId: z.string(),
  appId: z.string(),
  /** Address of an emulator, outside production only. */
  emulator: z.nullable(z.string()),
});

export const signInSettings = operation({
  name: 'signInSettings',
  summary: 'What the login modal of this market offers',
  method: 'GET',
  path: '/wps/system/setting/signIn',
  access: 'public',
  request: empty,
  value: z.object({
    /** Whether username sign-in needs the slide step. */
    slide: z.boolean(),
    mobile: z.boolean(),
    freePlay: z.boolean(),
    registration: z.boolean(),
    /** Forgot password by mobile (flag CHNGPASSVERIF3). */
    phoneRecovery: z.boolean(),
    firebase: z.nullable(
      z.object({ app: firebaseApp, google: z.boolean(), facebook: z.boolean(), phone: z.boolean() }),
    ),
    /** The account remembered by this browser, to prefill the form; null: none. */
    remembered: z.nullable(z.object({ account: z.string() })),
  }),
});

const ticket = z.string().check(z.minLength(1), z.maxLength(100));

export const loginVerificationCode = operation({
  name: 'loginVerificationCode',
  summary: 'Sends the code of a second step',
  method: 'POST',
  path: '/wps/session/login/verification/code',
  access: 'public',
  repeatable: true,
  errors: ['TICKET_EXPIRED', 'CODES_UNAVAILABLE'],
  request: z.object({ ticket, way: z.enum(['sms', 'mail']) }),
  value: codeSent,
});

export const loginVerification = operation({
  name: 'loginVerification',
  summary: 'The second step of signing in: an address that is new, or two-factor',
  method: 'POST',
  path: '/wps/session/login/verification',
  access: 'public',
  sealed: true,
  repeatable: true,
  errors: ['TICKET_EXPIRED', 'WRONG_CODE', 'WRONG_NAME', 'ACCOUNT_CLOSED', 'NOT_AN_AGENT'],
  request: z.object({ ticket, way: secondStepMethod, answer: typedCode }),
  value: signInValue,
});

export const socialLogin = operation({
  name: 'socialLogin',
  summary: 'Signs in with a Firebase ID token (Google, Facebook, phone); who is new is registered',
  method: 'POST',
  path: '/wps/session/login/firebase',
  access: 'public',
  sealed: true,
  errors: [...signInErrors, 'SOCIAL_TOKEN_INVALID', 'ADULTS_ONLY', 'EMAIL_HAS_ACCOUNT', ...ageErrors],
  request: z.object({
    idToken,
    agentMode: z.optional(z.boolean()),
    /** 18 or older, and the terms; required of new members. */
    adult: z.optional(z.boolean()),
  }),
  value: signInValue,
});

export const freePlay = operation({
  name: 'freePlay',
  summary: 'A guest with demonstration money of their own (customer type 4)',
  method: 'POST',
  path: '/wps/session/login/freeplay',
  access: 'public',
  errors: ['SWITCHED_OFF', 'ADULTS_ONLY', ...ageErrors],
  request: z.object({
    os: z.string().check(z.maxLength(60)),
    platform: z.literal('W'),
    /**
     * Section 3: an encrypted random string; 16 to 128 base64 characters. It identifies the try: the same string again
     * returns the same guest.
     */
    random: z.string().check(z.regex(/^[A-Za-z0-9+/=]{16,128}$/)),
    gatewayVersion: z.literal(3),
    /** 18 or older. */
    adult: z.boolean(),
  }),
  value: sessionInfo,
});

export const signInStepsOperations = [
  signInSettings,
  loginVerificationCode,
  loginVerification,
  socialLogin,
  freePlay,
] as const;
