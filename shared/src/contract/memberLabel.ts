import * as z from '@unisite/shared/schema';

export const maxLabelLength = 30;
/** Most labels of a member. */
export const maxLabels = 10;

/** A label that operators give a member: one line without control characters. */
export const memberLabel = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(maxLabelLength),
  z.refine((text) => !/\p{C}/u.test(text)),
);

export const memberLabels = z.array(memberLabel).check(
  z.maxLength(maxLabels),
  z.refine((labels) => new Set(labels).size === labels.length),
);
