import * as z from '@unisite/shared/schema';
import { localized } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import { reason } from './rollout.ts';

/** A market's minimum age for registration, play and deposits, years. */
export const marketAge = z.object({ minAge: z.int().check(z.minimum(18), z.maximum(25)) });
export type MarketAge = z.Infer<typeof marketAge>;

/** A lower age is looser. */
export const isLooserAge = (from: MarketAge, to: MarketAge): boolean => to.minAge < from.minAge;

const textOf = (longest: number) =>
  z.string().check(
    z.minLength(1),
    z.maxLength(longest),
    z.refine((text) => text.trim() !== '' && !/[^\P{C}\n\t]/u.test(text)),
  );

/** Longest terms, and summary of changes; characters. */
export const maxTermsLength = 30_000;
export const maxChangeLength = 300;

/** A version of a market's terms, without its text. */
export const operatorTermsVersion = z.object({
  version: z.int(),
  publishedAt: z.string(),
  changed: localized,
});
export type OperatorTermsVersion = z.Infer<typeof operatorTermsVersion>;

/** A market's terms: the text in force, and all versions, newest first. */
export const marketTerms = call({
  name: 'marketTerms',
  method: 'GET',
  path: '/ops/settings/:code/terms',
  access: 'operator',
  request: z.object({ code: z.string().check(z.regex(/^[A-Z]{2,8}$/)) }),
  value: z.object({ text: localized, versions: z.array(operatorTermsVersion) }),
});

/**
 * Publishes the next version of a market's terms at once: play and deposits wait for each member's acceptance. Earlier
 * versions stay. Refused with SETTING_CHANGED when the version in force is not the one seen.
 */
export const publishTerms = call({
  name: 'publishTerms',
  method: 'POST',
  path: '/ops/settings/:code/terms',
  access: 'security',
  // two texts of up to three bytes per character, or six when escaped
  bodyBytes: 512 * 1024,
  errors: ['SETTING_CHANGED'],
  request: z.object({
    code: z.string().check(z.regex(/^[A-Z]{2,8}$/)),
    /** The version in force, as seen. */
    after: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    text: z.object({ vi: textOf(maxTermsLength), en: textOf(maxTermsLength) }),
    changed: z.object({ vi: textOf(maxChangeLength), en: textOf(maxChangeLength) }),
    why: reason,
  }),
  value: z.object({ version: z.int() }),
});
