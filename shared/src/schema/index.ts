/**
 * Schema builders of the contract: a closed list from `zod/mini`, shared as one copy; a deliberate list keeps the rest
 * of the library out of the page.
 */

export type { infer as Infer, input as Input, output as Output, ZodMiniType as Schema } from 'zod/mini';
export {
  _default as defaulted,
  array,
  boolean,
  discriminatedUnion,
  enum,
  int,
  lazy,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  number,
  object,
  optional,
  pipe,
  record,
  refine,
  regex,
  safeParse,
  string,
  transform,
  trim,
  tuple,
  union,
  unknown,
} from 'zod/mini';
