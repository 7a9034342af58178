import { addProof, confirmReceipt, createWithdrawal } from '@unisite/shared/contract';
import type { CallResponse } from '../http.ts';
import type { CashStep } from '../plan/cashStep.ts';
import { PIN } from '../player.ts';
import { attempted, codesDiffer, copiesOf } from './attempts.ts';
import { CUT_AFTER_MS, codeOf, createdOnce, namedBy, type StepContext } from './stepContext.ts';

type Withdrawal<Do extends CashStep['do']> = Extract<CashStep, { do: Do }>;

const WRONG_PIN = '975310';

export async function withdrawStep(step: Withdrawal<'withdraw'>, context: StepContext): Promise<string | null> {
  const { calls, player } = context;
  const { key, amount, givesUp, odd, copies, cut, code } = step;
  const form = {
    bankAccount: odd === 'account' ? player.other.bankAccount : player.bankAccount,
    amount: amount / 100,
    withdrawalPin: odd === 'pin' ? WRONG_PIN : PIN,
    ...(givesUp && { givesUpBonuses: true }),
  };
  const once = { key, cutAfter: cut ? CUT_AFTER_MS : undefined };
  const all = await copiesOf(copies, () =>
    attempted((onTry) =>
      calls.page(createWithdrawal, createWithdrawal.path, form, player, {
        ...once,
        onTry,
      }),
    ),
  );
  const wrong = codesDiffer(all, code);
  return wrong ?? (code === null ? createdOnce(context, key, all, { amount: amount / 100, state: 'requested' }) : null);
}

/** The provider's report on a payout; it gets the order within seconds of the approval. */
export async function payOutStep(step: Withdrawal<'payOut'>, context: StepContext): Promise<string | null> {
  const { reference } = namedBy(context, step.key);
  const { reported, known, copies } = step;
  const notice = {
    kind: 'payOut',
    reference,
    state: reported,
    failed: reported === 'failed' ? 'declined' : null,
  } as const;
  const isTooEarly = ({ status }: CallResponse) => known && status === 404;
  const answers = await copiesOf(copies, () => context.calls.notify(notice, { isTooEarly }));
  const wanted = known ? 200 : 404;
  const wrong = answers.find(({ status }) => status !== wanted);
  return wrong ? `a notice was answered ${wrong.status} ${JSON.stringify(wrong.body)}, and should be ${wanted}` : null;
}

/** A picture of one pixel. */
const PROOF = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export async function receiptStep(step: Withdrawal<'receipt'>, context: StepContext): Promise<string | null> {
  const { calls, player } = context;
  const { id } = namedBy(context, step.key);
  const { receipt, received, proof, byAnother, code, copies } = step;
  if (proof) {
    const path = addProof.path.replace(':id', id);
    const sent = await calls.page(addProof, path, { image: PROOF }, player, { key: `proof-${step.call}` });
    if (codeOf(sent) !== null) return `the proof was answered ${JSON.stringify(sent.body)}`;
  }
  const path = confirmReceipt.path.replace(':id', id);
  const form = { receipt, ...(receipt === 'partial' ? { receivedAmount: received / 100 } : {}) };
  const all = await copiesOf(copies, () =>
    attempted((onTry) =>
      calls.page(confirmReceipt, path, form, byAnother ? player.other : player, {
        key: step.call,
        onTry,
      }),
    ),
  );
  return codesDiffer(all, code);
}
