import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { holdMember } from '../holdMember.ts';
import { type PlayFacts, writePlayEvent } from '../playEvents.ts';
import { type LimitStep, limitStep } from './limitRules.ts';
import { digits, type LimitKey, readLimit, writeLimit } from './limitTable.ts';

/** What operators make of their limit of a member. Hundredths, or seconds of play; null: none. */
export interface OperatorLimitChange extends LimitKey {
  readonly from: bigint | null;
  readonly to: bigint | null;
}

/**
 * What a change of the operators' limit comes to; `same` where it is what it would become. Holds the member for the rest
 * of the transaction.
 *
 * @throws Refusal SETTING_CHANGED where it is not what it is changed from
 */
export async function operatorLimitStep(
  q: Queryable,
  now: Date,
  { from, to, ...key }: OperatorLimitChange,
): Promise<LimitStep> {
  await holdMember(q, key.memberId, now);
  const is = await readLimit(q, 'operator', key);
  const step = limitStep(is, to);
  if (step !== 'same' && is !== from) throw new Refusal('SETTING_CHANGED');
  return step;
}

/**
 * Sets or removes the operators' limit of a member, from the next bet or deposit on. That who raises it is a second
 * operator is the caller's to see to. In a transaction.
 *
 * @throws Refusal SETTING_CHANGED where it is not what it is changed from
 */
export async function setOperatorLimit(
  q: Queryable,
  now: Date,
  change: OperatorLimitChange,
  { who, why, facts = {} }: { readonly who: string; readonly why: string; readonly facts?: PlayFacts },
): Promise<void> {
  if ((await operatorLimitStep(q, now, change)) === 'same') return;
  const { from, to, memberId, kind, period } = change;
  await writeLimit(q, now, 'operator', change, to);
  await writePlayEvent(q, now, {
    ...{ memberId, who, why },
    act: to === null ? 'limitRemoved' : 'limitSet',
    facts: { ...facts, kind, period, from: digits(from), to: digits(to) },
  });
}
