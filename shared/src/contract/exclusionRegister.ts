import * as z from '@unisite/shared/schema';

/**
 * What the platform asks of a national register of self-excluded people, and what it answers. A register with an API of
 * its own gets an adapter. Calls are signed as vendors' calls are (contract/seamless).
 */
export const exclusionRegisterPath = '/exclusion-register/v1/people';

const fact = z.nullable(z.string().check(z.maxLength(320)));

/** What the site knows of a person; null: it does not. */
export const registerInquiry = z.object({
  market: z.string(),
  payeeName: fact,
  /** YYYY-MM-DD. */
  birthDate: fact,
  /** E.164. */
  mobile: fact,
  email: fact,
});
export type RegisterInquiry = z.Infer<typeof registerInquiry>;

export const registerAnswer = z.object({
  listed: z.boolean(),
  /** Until when the person excluded itself (ISO); null: without end, or not listed. */
  until: z.nullable(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
});
export type RegisterAnswer = z.Infer<typeof registerAnswer>;
