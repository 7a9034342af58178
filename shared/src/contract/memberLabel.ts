import * as z from '@unisite/shared/schema';

export const longestLabel = 30;
/** Most labels of a member. */
export const mostLabels = 10;

/** A label that operators give a member: one line without control characters. */
export const memberLabel = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(longestLabel),
  z.refine((text) => !/\p{C}/u.test(text)),
);

export const memberLabels = z.array(memberLabel).check(
  z.maxLength(mostLabels),
  z.refine((labels) => new Set(labels).size === labels.length),
);
