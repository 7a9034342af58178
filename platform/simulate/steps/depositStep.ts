import { cancelDeposit, createDeposit } from '@unisite/shared/contract';
import type { CashStep } from '../plan/cashStep.ts';
import { attempted, closingCodesDiffer, codesDiffer, copiesOf } from './attempts.ts';
import { CUT_AFTER_MS, createdOnce, namedBy, type StepContext } from './stepContext.ts';

type Deposit<Do extends CashStep['do']> = Extract<CashStep, { do: Do }>;

export async function depositStep(step: Deposit<'deposit'>, context: StepContext): Promise<string | null> {
  const { calls, player } = context;
  const { key, method, amount, copies, cut } = step;
  const once = { key, cutAfter: cut ? CUT_AFTER_MS : undefined };
  const all = await copiesOf(copies, () =>
    attempted((onTry) =>
      calls.page(createDeposit, createDeposit.path, { method, amount: amount / 100 }, player, {
        ...once,
        onTry,
      }),
    ),
  );
  return codesDiffer(all, null) ?? createdOnce(context, key, all, { amount: amount / 100, state: 'pending' });
}

export async function cancelDepositStep(step: Deposit<'cancelDeposit'>, context: StepContext): Promise<string | null> {
  const { calls, player } = context;
  const path = cancelDeposit.path.replace(':id', namedBy(context, step.key).id);
  const all = await copiesOf(step.copies, () =>
    attempted((onTry) => calls.page(cancelDeposit, path, {}, step.byAnother ? player.other : player, { onTry })),
  );
  return closingCodesDiffer(all, step.code);
}

/** Reports payments as the provider, until there is a response. */
export async function paymentsStep(step: Deposit<'payments'>, context: StepContext): Promise<string | null> {
  const { reference } = namedBy(context, step.key);
  const payments = step.payments.map(({ tx, amount }) => ({ transactionId: tx, amount }));
  const notice = { kind: 'payment', reference, payments, failed: step.failed ? 'declined' : null } as const;
  const answers = await copiesOf(step.copies, () => context.calls.notify(notice));
  const wanted = step.taken ? 200 : 409;
  const wrong = answers.find(({ status }) => status !== wanted);
  return wrong ? `a notice was answered ${wrong.status} ${JSON.stringify(wrong.body)}, and should be ${wanted}` : null;
}
