import type { WithdrawalState } from '@unisite/shared/contract';
import {
  type GuardedWithdrawalAct,
  guardedWithdrawalAct,
  type WithdrawalAct,
} from '@unisite/shared/contract/operatorsCash';
import { Refusal } from '../../foundation/http/refusal.ts';
import { debtOf } from '../../ledger/index.ts';
import type { CashNotifier } from '../cashNotifier.ts';
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
  /** How it stood when the operator was asked. */
  readonly seen?: WithdrawalState | undefined;
  /** How often the bank had been asked by then; for `queryProvider`. */
  readonly seenAsked?: number | undefined;
  readonly account: string;
}

/**
 * What an operator decides of a withdrawal, or proposes where it takes two; who and why stand in its events.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED, PROVIDER_ALREADY_QUERIED, PROPOSAL_WAITS, DEBT_OPEN where one would be
 * approved whose member owes money
 */
export async function actOnWithdrawal(
  services: Services,
  notifier: CashNotifier,
  provider: PaymentProvider | null,
  { id, act, why, seen, seenAsked, account }: Decision,
): Promise<WithdrawalRow> {
  if (act === 'askBank')
    return queryProvider(services, notifier, provider, { id, note: why, seen, seenAsked, account });
  const found = await withdrawalById(services.database, id);
  if (!found) throw new Refusal('NOT_FOUND');
  if (isGuarded(act) && (await takesTwo(services.database, found, act)))
    return proposeWithdrawalAct(services, { id, act, why, seen, account });
  const { row, state } = await transitionWithdrawal(services, notifier, { id }, async (before, q) => {
    // of two operators who decide at once the second has not seen what the first did
    if (seen && seen !== before.state) throw new Refusal('ALREADY_CLOSED');
    if (act === 'approve' && (await debtOf(q, before)) > 0n) throw new Refusal('DEBT_OPEN');
    return { event: events[act], actor: `operator:${account}`, why };
  });
  if (!state) throw new Refusal('ALREADY_CLOSED');
  return row;
}

const isGuarded = (act: WithdrawalAct): act is GuardedWithdrawalAct =>
  guardedWithdrawalAct.options.some((one) => one === act);
