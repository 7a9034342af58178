import * as z from '@unisite/shared/schema';

/**
 * A path of this site with its query: one slash first, and nothing that a browser reads as another origin (a second
 * slash, a backslash, a control character, which it removes). 200 characters at most.
 */
export const sitePath = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/([\w\-.~%!$&'()*+,;=:@?][\w\-./~%!$&'()*+,;=:@?]*)?$/));
