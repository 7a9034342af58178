import { correctBalance, decideCorrection } from '@unisite/shared/contract/operatorsCorrections';
import type { CashStep } from '../plan/cashStep.ts';
import { closingCodesDiffer, codesDiffer, copiesOf } from './attempts.ts';
import { operate } from './operatorStep.ts';
import { createdOnce, namedBy, type StepContext } from './stepContext.ts';

type Correction<Do extends CashStep['do']> = Extract<CashStep, { do: Do }>;

export async function correctStep(step: Correction<'correct'>, context: StepContext): Promise<string | null> {
  const { key, direction, amount, by, code, copies } = step;
  const form = { key, direction, amount: amount / 100, sentence: 'Simulated.' };
  const all = await copiesOf(copies, () => operate(context, by, correctBalance, context.player.memberId, form));
  const wrong = codesDiffer(all, code);
  return wrong ?? (code === null ? createdOnce(context, key, all, { amount: amount / 100, state: 'waiting' }) : null);
}

export async function decideCorrectionStep(
  { key, decision, by, code, copies }: Correction<'decideCorrection'>,
  context: StepContext,
): Promise<string | null> {
  const { id } = namedBy(context, key);
  const all = await copiesOf(copies, () => operate(context, by, decideCorrection, id, { decision }));
  return closingCodesDiffer(all, code);
}
