import { setTimeout as wait } from 'node:timers/promises';
import type { CashStep } from '../plan/cashStep.ts';
import type { Step } from '../plan/step.ts';
import { CURRENCY } from '../player.ts';
import { retryOnDatabase } from '../retryUntilAnswered.ts';
import { correctStep, decideCorrectionStep } from './correctionStep.ts';
import { cancelDepositStep, depositStep, paymentsStep } from './depositStep.ts';
import { actStep, approveStep, returnMissingStep, settleStep } from './operatorStep.ts';
import { compare, type StepContext } from './stepContext.ts';
import { payOutStep, receiptStep, withdrawStep } from './withdrawalStep.ts';

/** Performs the step, and checks the resulting state and the member's money. */
export async function cashStep(step: CashStep, context: StepContext): Promise<string | null> {
  const wrong = await act(step, context);
  if (wrong !== null) return wrong;
  const { main, hold, debt, state } = await standing(step, context);
  const { after } = step;
  const shown = {
    state,
    hold,
    main: after.main === null ? null : main,
    debt: after.debt === null ? null : debt,
  };
  return compare(shown, { state: step.state, hold: after.hold, main: after.main, debt: after.debt });
}

function act(step: CashStep, context: StepContext): Promise<string | null> {
  switch (step.do) {
    case 'deposit':
      return depositStep(step, context);
    case 'cancelDeposit':
      return cancelDepositStep(step, context);
    case 'payments':
      return paymentsStep(step, context);
    case 'withdraw':
      return withdrawStep(step, context);
    case 'approve':
      return approveStep(step, context);
    case 'reject':
    case 'forceReceipt':
      return actStep(step, context);
    case 'payOut':
      return payOutStep(step, context);
    case 'receipt':
      return receiptStep(step, context);
    case 'returnMissing':
      return returnMissingStep(step, context);
    case 'settle':
      return settleStep(step, context);
    case 'correct':
      return correctStep(step, context);
    case 'decideCorrection':
      return decideCorrectionStep(step, context);
  }
}

interface Standing {
  readonly main: number;
  readonly hold: number;
  readonly debt: number;
  readonly state: string | null;
}

const tables = { deposit: 'cash_deposit', withdrawal: 'cash_withdrawal', correction: 'balance_correction' } as const;

/** The state in the database. */
async function standing(
  { key }: Pick<CashStep, 'key'>,
  { database, tally, player, named }: Pick<StepContext, 'database' | 'tally' | 'player' | 'named'>,
): Promise<Standing> {
  // A key begins with the kind of its subject.
  const table = tables[key.split('-')[0] as keyof typeof tables];
  const of = named.get(key);
  const balance = (kind: string) =>
    `coalesce((SELECT balance FROM account WHERE kind = '${kind}' AND owner = $1 AND currency = $2), 0)::float8`;
  const [row] = await retryOnDatabase(tally, () =>
    database.query<Standing>(
      `SELECT ${balance('member')} AS main, ${balance('hold')} AS hold, 0 - ${balance('debt')} AS debt,
         ${of ? `(SELECT state FROM ${table} WHERE id = ${Number(of.id)})` : 'NULL'} AS state`,
      [player.memberId, CURRENCY],
    ),
  );
  if (!row) throw new Error('the database does not say how it stands');
  return row;
}

const COLLECTED_WITHIN_MS = 40_000;

/** The platforms look for debts every second, and ten seconds after a failure. */
export async function collectStep(
  { main, debt }: Extract<Step, { do: 'collect' }>,
  context: StepContext,
): Promise<string | null> {
  for (const until = Date.now() + COLLECTED_WITHIN_MS; ; await wait(100)) {
    const is = await standing({ key: '' }, context);
    const wrong = compare({ main: is.main, debt: is.debt }, { main, debt });
    if (wrong === null || Date.now() > until) return wrong;
  }
}
