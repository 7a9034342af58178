import * as z from '@unisite/shared/schema';

/** A mobile number as typed. */
export const mobileNum = z.string().check(z.trim(), z.minLength(1), z.maxLength(32));
/** A country's dialling code, with or without the plus sign. */
export const countryDialingCode = z.string().check(z.regex(/^\+?[1-9]\d{0,3}$/));
/** A code as typed (section 9: at most 255 characters). */
export const typedCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(255));

/** A Firebase ID token. */
export const idToken = z.string().check(z.minLength(1), z.maxLength(8192));

/** Solution of a proof of work: SHA-256 of `salt` + `counter` begins with `bits` zero bits. */
const workProof = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  counter: z.int().check(z.minimum(0)),
});

/**
 * Human check: captcha characters (the picture's id is in the captcha cookie), a slide proof, or a solved proof of work
 * (WCAG 2.2, 3.3.8). Single use, valid for five minutes.
 */
export const humanProof = z.union([
  z.object({ captcha: z.string().check(z.trim(), z.minLength(1), z.maxLength(32)) }),
  z.object({ slide: z.string().check(z.minLength(1), z.maxLength(64)) }),
  z.object({ work: workProof }),
]);
export type HumanProof = z.Infer<typeof humanProof>;
