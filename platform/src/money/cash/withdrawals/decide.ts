import type { WithdrawalState } from '@unisite/shared/contract';
import {
  type GuardedWithdrawalAct,
  guardedWithdrawalAct,
  type WithdrawalAct,
} from '@unisite/shared/contract/operatorsCash';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { debtOf } from '../../ledger/index.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { keepDecisionKey, onceDecided } from '../decisionKey.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import type { Services } from '../services.ts';
import { guardedEvents, proposeWithdrawalAct, takesTwo } from './guardedActs.ts';
import { queryProvider } from './queryProvider.ts';
import type { WithdrawalEvent } from './transitions.ts';
import { transitionWithdrawal } from './transitionWithdrawal.ts';
import { type WithdrawalRow, withdrawalById } from './withdrawalRows.ts';

const events = {
  ...guardedEvents,
  reject: 'reject',
  forceReceipt: 'force',
} as const satisfies Record<Exclude<WithdrawalAct, 'askBank'>, WithdrawalEvent>;

interface Decision {
  readonly id: string;
  readonly act: WithdrawalAct;
  readonly why: string;
  /** The state that the operator saw. */
  readonly seen?: WithdrawalState | undefined;
  /** How often the bank had been queried by then; for `queryProvider`. */
  readonly seenAsked?: number | undefined;
  readonly account: string;
  /** The decision's key: repeating it decides nothing more. */
  readonly key?: string | undefined;
}

/**
 * Carries out an operator's act on a withdrawal, or proposes it where it takes two; who and why is recorded in its
 * events. Repeating it with the same key returns the present state.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED, PROVIDER_ALREADY_QUERIED, PROPOSAL_WAITS, DEBT_OPEN where the member of an
 * approval owes money; CONFLICT where the key belongs to another decision
 */
export const actOnWithdrawal = (
  services: Services,
  notifier: CashNotifier,
  provider: PaymentProvider | null,
  decision: Decision,
): Promise<WithdrawalRow> =>
  onceDecided(
    () => decideOnce(services, notifier, provider, decision),
    async () => {
      const row = await withdrawalById(services.database, decision.id);
      if (!row) throw new Refusal('NOT_FOUND');
      return row;
    },
  );

async function decideOnce(
  services: Services,
  notifier: CashNotifier,
  provider: PaymentProvider | null,
  { id, act, why, seen, seenAsked, account, key }: Decision,
): Promise<WithdrawalRow> {
  const keepKey = (q: Queryable) =>
    keepDecisionKey(q, services.clock(), { key, about: `withdrawal/${id}/${act}`, account });
  if (act === 'askBank')
    return queryProvider(services, notifier, provider, { id, note: why, seen, seenAsked, account, keepKey });
  const found = await withdrawalById(services.database, id);
  if (!found) throw new Refusal('NOT_FOUND');
  if (isGuarded(act) && (await takesTwo(services.database, found, act)))
    return proposeWithdrawalAct(services, { id, act, why, seen, account, keepKey });
  const { row, state } = await transitionWithdrawal(services, notifier, { id }, async (before, q) => {
    await keepKey(q);
    // of two operators who decide concurrently, the second has not seen what the first did
    if (seen && seen !== before.state) throw new Refusal('ALREADY_CLOSED');
    if (act === 'approve' && (await debtOf(q, before)) > 0n) throw new Refusal('DEBT_OPEN');
    return { event: events[act], actor: `operator:${account}`, why };
  });
  if (!state) throw new Refusal('ALREADY_CLOSED');
  return row;
}

const isGuarded = (act: WithdrawalAct): act is GuardedWithdrawalAct =>
  guardedWithdrawalAct.options.some((one) => one === act);
