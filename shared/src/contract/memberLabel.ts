import * as z from '@unisite/shared/schema';

export const longestLabel = 30;

/** A label of a member, as operators give them: a line without control characters. */
export const memberLabel = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(longestLabel),
  z.refine((text) => !/\p{C}/u.test(text)),
);
