import * as z from '@unisite/shared/schema';
import { pageOf, paging, period } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import { accountStart } from './operators.ts';

/** Lines of the access audit are counted up to this. */
export const mostAccessCounted = 10_000;
/**
 * How operators signed in, what they looked at and did of members, the latest first. `kind`: see `OperatorEventKind` of the
 * platform; `about`: whom or what, and why; of a member the id alone.
 */
export const accessAudit = call({
  name: 'accessAudit',
  method: 'GET',
  path: '/ops/audit/access',
  access: 'security',
  request: z.object({
    who: accountStart,
    kind: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
    ...period,
    ...paging,
  }),
  value: pageOf(
    z.object({
      id: z.string(),
      at: z.string(),
      /** Null: nobody in particular, such as somebody who typed a wrong name. */
      who: z.nullable(z.string()),
      kind: z.string(),
      about: z.nullable(z.string()),
      ip: z.string(),
      browser: z.string(),
    }),
  ),
});
