import * as z from '@unisite/shared/schema';
import { pageOf, paging, period } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import { accountStart } from './operators.ts';

/** Lines of the access audit are counted up to this number. */
export const maxAccessCounted = 10_000;
/**
 * Operators' sign-ins, and what they viewed and did concerning members, latest first. `kind`: see the platform's
 * `OperatorEventKind`; `about`: subject and reason; a member only by id.
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
      /** Null: no known operator, such as a sign-in with a wrong name. */
      who: z.nullable(z.string()),
      kind: z.string(),
      about: z.nullable(z.string()),
      ip: z.string(),
      browser: z.string(),
    }),
  ),
});
