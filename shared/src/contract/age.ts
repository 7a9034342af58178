import * as z from '@unisite/shared/schema';
import { ageErrors } from './ageErrors.ts';
import { empty, localized } from './envelope.ts';
import { operation } from './operation.ts';
import { termsVersion } from './terms.ts';

/**
 * The age gate: a date of birth and the terms, asked once before registration, play and deposits. What a visitor
 * stated is kept on the device, what a member stated with the member.
 */

const isRealDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** A day of the calendar from 1900 on, YYYY-MM-DD. That it is not in the future is for the market's day to say. */
export const birthDate = z.string().check(
  z.regex(/^\d{4}-\d\d-\d\d$/),
  z.refine((text) => text >= '1900-01-01' && isRealDay(text)),
);

const tooYoung = z.object({
  state: z.literal('tooYoung'),
  /** The first day on which the person is of age, YYYY-MM-DD. */
  from: z.string(),
  /** When the date of birth was given, ISO. */
  at: z.string(),
  /** Whether another date of birth may be given, in case this one was a slip. */
  mayRetype: z.boolean(),
});
export type TooYoung = z.Infer<typeof tooYoung>;

/** How a visitor or member stands: `termsDue` has stated the age, and accepted an older version of the terms. */
export const ageStanding = z.discriminatedUnion('state', [
  z.object({ state: z.literal('unconfirmed') }),
  z.object({ state: z.literal('termsDue') }),
  z.object({ state: z.literal('confirmed') }),
  tooYoung,
]);
export type AgeStanding = z.Infer<typeof ageStanding>;

export const ageGateValue = z.object({
  /** The market's age, in years. */
  minAge: z.int(),
  /** Today in the market, YYYY-MM-DD. */
  today: z.string(),
  /** The version to accept; what changed, in both languages, for a page whose language changes. */
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
