import * as z from '@unisite/shared/schema';

/** A text in both languages of this build. */
export const localized = z.object({ vi: z.string(), en: z.string() });
/** A text in both languages. */
export type Localized = z.Infer<typeof localized>;

/**
 * Body of every failed call: a stable code, a message in the caller's language, and field errors for an invalid body.
 * `messages`: the sentence in both languages, for a page whose language changes while it stands there; `fieldMessages`:
 * those of the fields.
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

/**
 * Every answer's outer shape (wire.md): `value` on success, `code` and `message` otherwise; the HTTP status goes with
 * it.
 */
export type Envelope<Value> = { success: true; value: Value } | Failure;

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** Which days a list is of: first and last day, inclusive, in Asia/Ho_Chi_Minh (YYYY-MM-DD). At most 90 days apart. */
export const period = { from: z.optional(day), to: z.optional(day) };

/** Request keys that every list takes. Pages count from 1. */
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

/** A list's value: the rows asked for and how many there are in all. */
export const pageOf = <Row extends z.Schema>(row: Row) =>
  z.object({ page: z.int(), pageSize: z.int(), total: z.int(), rows: z.array(row) });

export const language = z.enum(['vi', 'en']);
/** A language of the site. */
export type Language = z.Infer<typeof language>;

export const empty = z.object({});
