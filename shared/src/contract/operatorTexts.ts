import * as z from '@unisite/shared/schema';

/** A time as ISO 8601 in UTC with milliseconds, as `Date.toISOString` writes it. */
export const instant = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text));

/** Markets in which something is shown. */
export const marketCodes = z.array(z.string().check(z.regex(/^[A-Z]{2,8}$/))).check(z.minLength(1), z.maxLength(50));

const inBothLanguages = (longest: number, forbidden: RegExp) => {
  const text = z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.refine((typed) => !forbidden.test(typed)),
  );
  return z.object({ vi: text, en: text });
};

/** One line of operators' text in both languages, without control characters. */
export const writtenLine = (longest: number) => inBothLanguages(longest, /\p{C}/u);

/** Paragraphs of operators' text in both languages, separated by blank lines. */
export const writtenParagraphs = (longest: number) => inBothLanguages(longest, /[^\P{C}\n]/u);
