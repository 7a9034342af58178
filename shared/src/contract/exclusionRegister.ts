import * as z from '@unisite/shared/schema';

/**
 * Protocol between the platform and a national register of self-excluded people. A register with another API gets an
 * adapter. Calls are signed like vendors' calls (contract/seamless).
 */
export const exclusionRegisterPath = '/exclusion-register/v1/people';

const fact = z.nullable(z.string().check(z.maxLength(320)));

/** A known fact about a person; null: unknown. */
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
  /** End of the person's exclusion (ISO); null: indefinite, or not listed. */
  until: z.nullable(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))),
});
export type RegisterAnswer = z.Infer<typeof registerAnswer>;
