import * as z from '@unisite/shared/schema';

/**
 * A path of this site with its query: starts with a single slash, and contains nothing that browsers would read as
 * another origin (a second slash, a backslash, control characters, which they drop). At most 200 characters.
 */
export const sitePath = z
  .string()
  .check(z.maxLength(200), z.regex(/^\/([\w\-.~%!$&'()*+,;=:@?][\w\-./~%!$&'()*+,;=:@?]*)?$/));
