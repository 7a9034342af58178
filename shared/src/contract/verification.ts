import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { operation } from './operation.ts';
import { countryDialingCode, humanProof, mobileNum } from './proofs.ts';

export const captcha = operation({
  name: 'captcha',
  summary: 'A picture of signs to type, as base64 PNG; at least a second apart (section 9)',
  method: 'GET',
  path: '/wps/captcha',
  access: 'public',
  request: empty,
  value: z.string(),
});

/** Pixel sizes of the pictures. Both are base64 PNG; the piece is square, `piece.width` wide. */
export const slideChallengeValue = z.object({
  id: z.string(),
  width: z.int(),
  height: z.int(),
  /** `y`: top of the piece. */
  piece: z.object({ width: z.int(), y: z.int() }),
  background: z.string(),
  pieceImage: z.string(),
});
export type SlideChallenge = z.Infer<typeof slideChallengeValue>;

export const slideChallenge = operation({
  name: 'slideChallenge',
  summary: 'A picture with a hole, and the piece that fits it',
  method: 'GET',
  path: '/wps/captcha/slide',
  access: 'public',
  request: empty,
  value: slideChallengeValue,
});

/** Position of the piece at a time: picture pixels, milliseconds since any origin. */
export const slidePoint = z.object({
  x: z.number().check(z.minimum(-1000), z.maximum(2000)),
  y: z.number().check(z.minimum(-1000), z.maximum(2000)),
  t: z.number().check(z.minimum(0), z.maximum(1e14)),
});
export type SlidePoint = z.Infer<typeof slidePoint>;

export const slideVerify = operation({
  name: 'slideVerify',
  summary: 'Where the piece was left and how it came there; the proof is for one use',
  method: 'POST',
  path: '/wps/captcha/slide',
  access: 'public',
  errors: ['HUMAN_CHECK_FAILED'],
  request: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    x: z.number().check(z.minimum(-1000), z.maximum(2000)),
    trail: z.array(slidePoint).check(z.minLength(1), z.maxLength(1000)),
  }),
  value: z.object({ proof: z.string() }),
});

export const workChallengeValue = z.object({ id: z.string(), salt: z.string(), bits: z.int() });
export type WorkChallenge = z.Infer<typeof workChallengeValue>;

export const workChallenge = operation({
  name: 'workChallenge',
  summary: 'A proof of work to solve, beside the picture and the slide',
  method: 'GET',
  path: '/wps/captcha/work',
  access: 'public',
  request: empty,
  value: workChallengeValue,
});

/** Request for an SMS code: the number as typed, the country's dialling code, and the human check (section 3). */
export const smsRequest = z.object({
  mobileNum,
  countryDialingCode,
  verification: z.optional(humanProof),
});

/** Validity of the code, minutes. The same whether or not the number is in use. */
export const codeSent = z.object({ expiredMinutes: z.int() });

export const smsErrors = [
  'HUMAN_CHECK_REQUIRED',
  'HUMAN_CHECK_FAILED',
  'CAPTCHA_WRONG',
  'MOBILE_INVALID',
  'SWITCHED_OFF',
  'CODES_UNAVAILABLE',
] as const;

export const loginSms = operation({
  name: 'loginSms',
  summary: 'Sends a code to sign in with to a mobile number',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  access: 'public',
  repeatable: true,
  errors: smsErrors,
  request: smsRequest,
  value: codeSent,
});

export const registerSms = operation({
  name: 'registerSms',
  summary: 'Sends a code to register with to a mobile number',
  method: 'POST',
  path: '/wps/verification/sms/register',
  access: 'public',
  repeatable: true,
  errors: smsErrors,
  request: smsRequest,
  value: codeSent,
});

export const countryCodes = operation({
  name: 'countryCodes',
  summary: 'Countries with their dialling codes, for the picker beside a mobile number',
  method: 'GET',
  path: '/wps/system/country',
  access: 'public',
  request: empty,
  value: z.object({
    countries: z.array(
      z.object({
        /** ISO 3166-1, two letters. */
        countryCode: z.string(),
        /** Without the plus sign. */
        countryDialingCode: z.string(),
        /** Address of its flag, 3 by 2; absent where there is none. */
        flag: z.optional(z.string()),
        name: z.object({ vi: z.string(), en: z.string() }),
      }),
    ),
  }),
});

export const verificationOperations = [
  captcha,
  slideChallenge,
  slideVerify,
  workChallenge,
  loginSms,
  registerSms,
  countryCodes,
] as const;
