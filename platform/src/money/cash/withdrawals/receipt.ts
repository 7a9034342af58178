import {
  type confirmReceipt,
  fromWire,
  type Hundredths,
  hundredthsOf,
  minus,
  type ParsedRequestOf,
  type Vnd,
  type Withdrawal,
} from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { requiredField } from '../../../foundation/http/fieldErrors.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import type { Services } from '../services.ts';
import { amountOutOfRange } from '../terms.ts';
import type { WithdrawalChange } from './applyTransition.ts';
import { transitions } from './transitions.ts';
import { transitionWithdrawal } from './transitionWithdrawal.ts';
import { type WithdrawalRow, withdrawalToWire } from './withdrawalRows.ts';

/**
 * Records the member's response to a payout (section 4): it arrived, it did not (with a proof), or part of it did (with
 * a proof and the amount).
 *
 * @throws Refusal NOT_FOUND, NOT_PAID_YET, ALREADY_CLOSED, PROOF_REQUIRED, AMOUNT_OUT_OF_BOUNDS, BAD_REQUEST
 */
export async function recordReceipt(
  services: Services,
  notifier: CashNotifier,
  { session: { memberId }, language, storeResponse }: MemberCallContext,
  { id, receipt, receivedAmount, remarks }: ParsedRequestOf<typeof confirmReceipt>,
): Promise<Withdrawal> {
  const decide = (before: WithdrawalRow): WithdrawalChange => {
    if (before.state === 'requested' || before.state === 'approved') throw new Refusal('NOT_PAID_YET');
    if (transitions[receipt].needsProof && before.state === 'paid' && before.proofs.length === 0)
      throw new Refusal('PROOF_REQUIRED');
    const received = receipt === 'partial' ? requirePart(before, receivedAmount) : null;
    return { event: receipt, actor: 'member', received, remarks: remarks || null };
  };
  const { row, state } = await transitionWithdrawal(services, notifier, { id, memberId }, decide, (q, after) =>
    storeResponse(q, withdrawalToWire(after, language)),
  );
  if (!state) throw new Refusal('ALREADY_CLOSED');
  return withdrawalToWire(row, language);
}

function requirePart({ amount, fee }: WithdrawalRow, sent: Vnd | undefined): Hundredths {
  if (sent === undefined) throw requiredField('receivedAmount');
  const received = fromWire(sent);
  const paidOut = minus(amount, fee);
  if (received >= paidOut) throw amountOutOfRange(hundredthsOf(1), minus(paidOut, hundredthsOf(1)));
  return received;
}
