import * as z from '@unisite/shared/schema';
import { operation } from './operation.ts';

/** A version of a market's terms, in the caller's language. */
export const termsVersion = z.object({
  /** 1, 2, … */
  version: z.int(),
  publishedAt: z.string(),
  /** Summary of the changes since the previous version, one sentence. */
  changed: z.string(),
});
export type TermsVersion = z.Infer<typeof termsVersion>;

/** The market's terms and rules of play, in versions. Headings begin with `# ` or `## `, list items with `- `. */
export const terms = operation({
  name: 'terms',
  summary: 'The terms of this market: the version in force, or an earlier one, and the list of all',
  method: 'GET',
  path: '/wps/system/terms',
  access: 'public',
  request: z.object({
    version: z.optional(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(1_000_000))),
      ),
    ),
  }),
  value: z.object({
    ...termsVersion.shape,
    text: z.string(),
    /** Newest first. */
    versions: z.array(termsVersion),
  }),
});

export const termsOperations = [terms] as const;
