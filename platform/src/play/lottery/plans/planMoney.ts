import type { Hundredths } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { lockMainAccount, post } from '../../../money/ledger/index.ts';
import type { PlanRow } from './planRows.ts';

interface Moved {
  readonly amount: Hundredths;
  readonly at: Date;
}

type Owner = Pick<PlanRow, 'code' | 'memberId' | 'currency' | 'nameVi' | 'nameEn'>;

const subjectOf = ({ nameVi, nameEn }: Owner) => ({
  vi: `${nameVi}, cược nhiều kỳ`,
  en: `${nameEn}, several draws`,
});

/**
 * Reserves the whole sum of a plan, in its transaction.
 *
 * @throws Refusal INSUFFICIENT_BALANCE
 */
export async function reservePlan(q: Queryable, plan: Owner, { amount, at }: Moved): Promise<void> {
  const { memberId: owner, currency, code } = plan;
  await post(q, {
    key: `plan/${code}/reserve`,
    kind: 'plan',
    amount,
    reference: code,
    at,
    subject: subjectOf(plan),
    from: { kind: 'member', owner, currency },
    to: { kind: 'plan', owner, currency },
  });
}

/** Returns part of what a plan has reserved; `part` names it, permanently unique. */
export async function returnReserved(
  q: Queryable,
  plan: Owner,
  { part, amount, at }: Moved & { readonly part: string },
): Promise<void> {
  const { memberId: owner, currency, code } = plan;
  await lockMainAccount(q, { memberId: owner, currency });
  await post(q, {
    key: `plan/${code}/${part}`,
    kind: 'plan',
    amount,
    reference: code,
    at,
    subject: subjectOf(plan),
    from: { kind: 'plan', owner, currency },
    to: { kind: 'member', owner, currency },
  });
}
