import type { CashStep, Planned } from './cashStep.ts';
import { planCorrection } from './planCorrection.ts';
import { newDeposit, payInFull, planDeposit } from './planDeposit.ts';
import type { Planning } from './planning.ts';
import { planWithdrawal } from './planWithdrawal.ts';

const plans = { deposit: planDeposit, withdrawal: planWithdrawal, correction: planCorrection };

/** Money in, out, or corrected. Null when the drawn act is not possible now. */
export function planCash(planning: Planning, what: keyof typeof plans): CashStep | null {
  const planned = plans[what](planning);
  return planned && stepOf(planning, planned);
}

/** A wallet's initial deposit, and its payment. */
export function planFirst(planning: Planning, step: 'deposit' | 'payment'): CashStep {
  return stepOf(planning, step === 'deposit' ? newDeposit(planning) : payInFull(planning));
}

function stepOf({ random, model }: Planning, { act, state, many = true }: Planned): CashStep {
  const copies = many && random.chance(0.2) ? random.int(2, 4) : 1;
  const cut = copies === 1 && random.chance(0.05);
  const isCollected = model.owes;
  const after = {
    main: isCollected ? null : model.balance('main'),
    hold: model.balance('hold'),
    debt: isCollected ? null : model.debt,
  };
  return { ...act, copies, cut, state, after };
}
