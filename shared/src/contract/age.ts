import * as z from '@unisite/shared/schema';
import { ageErrors } from './ageErrors.ts';
import { empty, localized } from './envelope.ts';
import { operation } from './operation.ts';
import { termsVersion } from './terms.ts';

/**
 * The age gate: date of birth and terms, asked once before registration, play and deposits. A visitor's statement is
 * kept on the device, a member's with the account.
 */

const isRealDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** A calendar date from 1900 on, YYYY-MM-DD. Whether it is in the future depends on the market's day. */
export const birthDate = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((text) => text >= '1900-01-01' && isRealDay(text)),
);

const tooYoung = z.object({
  state: z.literal('tooYoung'),
  /** The date of coming of age, YYYY-MM-DD. */
  from: z.string(),
  /** When the date of birth was stated, ISO. */
  at: z.string(),
  /** Whether another date of birth may be stated, to correct a typing error. */
  mayRetype: z.boolean(),
});
export type TooYoung = z.Infer<typeof tooYoung>;

/** Standing at the age gate; `termsDue`: the age is stated, but an older version of the terms was accepted. */
export const ageStanding = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unconfirmed') }),
  z.object({ state: z.literal('termsDue') }),
  z.object({ state: z.literal('confirmed') }),
  tooYoung,
]);
export type AgeStanding = z.Infer<typeof ageStanding>;

export const ageGateValue = z.object({
  /** The market's minimum age, years. */
  minAge: z.int(),
  /** Today in the market, YYYY-MM-DD. */
  today: z.string(),
  /** The version to accept; `changed` in both languages, for a page whose language changes. */
  terms: z.object({ ...termsVersion.shape, changed: localized }),
  standing: ageStanding,
});
export type AgeGate = z.Infer<typeof ageGateValue>;

export const ageGate = operation({
  name: 'ageGate',
  summary: 'What the age gate asks of this visitor or member, if anything',
  method: 'GET',
  path: '/wps/session/age',
  access: 'optional',
  request: empty,
  value: ageGateValue,
});

export const confirmAge = operation({
  name: 'confirmAge',
  summary: 'States a date of birth and accepts the terms; of who is too young it says from when on they are not',
  method: 'POST',
  path: '/wps/session/age',
  access: 'optional',
  errors: [...ageErrors],
  request: z.object({
    /** Absent where it is known and only the terms are new. */
    birthDate: z.optional(birthDate),
    /** The version that was shown. */
    termsVersion: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  }),
  value: z.discriminatedUnion('state', [z.object({ state: z.literal('confirmed') }), tooYoung]),
});

export const ageOperations = [ageGate, confirmAge] as const;
