import * as z from '@unisite/shared/schema';

/** A text in both languages. */
export const localized = z.object({ vi: z.string(), en: z.string() });
/** A text in both languages. */
export type Localized = z.Infer<typeof localized>;

/**
 * Body of every failed call: a stable code, a message in the caller's language, and field errors for an invalid body.
 * `messages`: the message in both languages, for a page whose language changes; `fieldMessages`: likewise for the
 * fields.
 */
export const failure = z.object({
  success: z.literal(false),
  code: z.string(),
  message: z.string(),
  messages: z.optional(localized),
  fields: z.optional(z.record(z.string(), z.string())),
  fieldMessages: z.optional(z.record(z.string(), localized)),
});
export type Failure = z.Infer<typeof failure>;

/** Outer shape of every response: `value` on success, `code` and `message` otherwise, along with the HTTP status. */
export type Envelope<Value> = { success: true; value: Value } | Failure;

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** Days of a list: first and last, inclusive, of the market (YYYY-MM-DD). At most 90 days apart. */
export const period = { from: z.optional(day), to: z.optional(day) };

/** Request keys of every list. Pages count from 1. */
export const paging = {
  page: z.defaulted(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(100_000))),
    ),
    1,
  ),
  pageSize: z.defaulted(
    z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(100)))),
    20,
  ),
};

/** A list's value: the requested rows and the total number. */
export const pageOf = <Row extends z.Schema>(row: Row) =>
  z.object({ page: z.int(), pageSize: z.int(), total: z.int(), rows: z.array(row) });

export const language = z.enum(['vi', 'en']);
/** A language of the site. */
export type Language = z.Infer<typeof language>;

export const empty = z.object({});
