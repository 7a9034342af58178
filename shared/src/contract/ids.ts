import * as z from '@unisite/shared/schema';

/** A member's number; what vendors call `playerId`. */
export const memberId = z
  .string()
  .check(z.regex(/^\d{1,18}$/))
  .brand<'MemberId'>();
export type MemberId = z.Infer<typeof memberId>;

/** A member's number that is known to be one: a row's or a session's. */
export const memberIdOf = (known: bigint | number | string): MemberId => String(known) as MemberId;

/** Made by the page, unique for ever: what a transfer is asked after by, and never used twice. */
export const transferReference = z.string().check(z.regex(/^[\w-]{8,64}$/));
