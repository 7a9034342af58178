import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { holdMember } from '../holdMember.ts';
import { type PlayFacts, writePlayEvent } from '../playEvents.ts';
import { type LimitStep, limitStep } from './limitRules.ts';
import { digits, type LimitKey, readLimit, readLimits, writeLimit } from './limitTable.ts';

/** Who imposed a member's limit, if not the member. */
type Imposer = 'operator' | 'agent';

/**
 * A change by operators, or by the agent above, of their limit of a member. Hundredths, or seconds of play; null: none.
 */
export interface ImposedLimitChange extends LimitKey {
  readonly source: Imposer;
  readonly from: bigint | null;
  readonly to: bigint | null;
}

/**
 * The effect of changing an imposed limit; `same` if it already has the new value. Locks the member until the
 * transaction ends.
 *
 * @throws Refusal SETTING_CHANGED where it is not what it is changed from
 */
export async function imposedLimitStep(
  q: Queryable,
  now: Date,
  { source, from, to, ...key }: ImposedLimitChange,
): Promise<LimitStep> {
  await holdMember(q, key.memberId, now);
  const is = await readLimit(q, source, key);
  const step = limitStep(is, to);
  if (step !== 'same' && is !== from) throw new Refusal('SETTING_CHANGED');
  return step;
}

/**
 * Sets or removes an imposed limit of a member, from the next bet or deposit on; false if it already has the new value.
 * The caller ensures that a second operator raises the operators'. In a transaction.
 *
 * @throws Refusal SETTING_CHANGED where it is not what it is changed from
 */
export async function imposeLimit(
  q: Queryable,
  now: Date,
  change: ImposedLimitChange,
  { who, why = null, facts = {} }: { readonly who: string; readonly why?: string | null; readonly facts?: PlayFacts },
): Promise<boolean> {
  if ((await imposedLimitStep(q, now, change)) === 'same') return false;
  const { source, from, to, memberId, kind, period } = change;
  await writeLimit(q, now, source, change, to);
  await writePlayEvent(q, now, {
    memberId,
    who,
    why,
    act: to === null ? 'limitRemoved' : 'limitSet',
    facts: { ...facts, kind, period, from: digits(from), to: digits(to) },
  });
  return true;
}

/** The limits of a member set by the agent above, hundredths or seconds of play. */
export const agentLimits = async (
  q: Queryable,
  memberId: MemberId,
): Promise<readonly (Omit<LimitKey, 'memberId'> & { readonly amount: bigint })[]> =>
  (await readLimits(q, 'agent', memberId)).map(({ amount, ...key }) => ({ ...key, amount: BigInt(amount) }));
