import { answerRaise, type Protection, setPlayLimit, takeTimeOut } from '@unisite/shared/contract';
import type { Step } from '../plan/step.ts';
import { retryOnDatabase } from '../retryUntilAnswered.ts';
import { callStep } from './callStep.ts';
import { codeOf, compare, type StepContext, valueIn } from './stepContext.ts';

type LimitStep = Extract<Step, { do: 'limit' }>;

const toWire = (amount: number | null): number | null => (amount === null ? null : amount / 100);

/** Sets a limit; a higher one applies only after a day and a confirmation. */
export async function limitStep(step: LimitStep, context: StepContext): Promise<string | null> {
  const { kind, before, value } = step;
  const { calls, player } = context;
  const isRaise = before !== null && (value === null || value > before);
  const key = { kind, period: 'day' } as const;
  const set = await calls.page(setPlayLimit, setPlayLimit.path, { ...key, value: toWire(value) }, player);
  const wanted = isRaise ? { own: toWire(before), waits: true } : { own: toWire(value), waits: false };
  const wrong = compare(standing(valueIn(set) as unknown as Protection, kind), wanted);
  if (wrong !== null || !isRaise) return wrong;
  const confirm = () => calls.page(answerRaise, answerRaise.path, { ...key, answer: 'confirm' }, player);
  const early = compare(codeOf(await confirm()), 'TOO_EARLY');
  if (early !== null) return early;
  await letDayPass(context, kind);
  const confirmed = await confirm();
  // confirmed by an attempt whose response was lost
  if (codeOf(confirmed) === 'NOT_FOUND') return null;
  return compare(standing(valueIn(confirmed) as unknown as Protection, kind), { own: toWire(value), waits: false });
}

function standing({ limits = [] }: Partial<Protection>, kind: LimitStep['kind']) {
  const limit = limits.find((one) => one.kind === kind && one.period === 'day');
  return { own: limit?.own ?? null, waits: (limit?.raise ?? null) !== null };
}

const letDayPass = ({ database, tally, player }: StepContext, kind: LimitStep['kind']) =>
  retryOnDatabase(tally, () =>
    database.query(
      `UPDATE play_limit_raise SET confirm_from = asked_at WHERE member_id = $1 AND kind = $2 AND period = 'day'`,
      [player.memberId, kind],
    ),
  );

/** A break, with bets that are refused; then it ends. */
export async function breakStep(
  { calls: bets, answers }: Extract<Step, { do: 'break' }>,
  context: StepContext,
): Promise<string | null> {
  const { calls, database, tally, player } = context;
  const taken = await calls.page(takeTimeOut, takeTimeOut.path, { length: 'day' }, player);
  if (codeOf(taken) !== null) return `a break was answered ${codeOf(taken)}`;
  for (const [i, call] of bets.entries()) {
    const answer = answers[i];
    if (!answer) throw new RangeError('a bet has no answer');
    const wrong = await callStep({ do: 'call', call, answer, copies: 1, cut: false }, context);
    if (wrong !== null) return wrong;
  }
  await retryOnDatabase(tally, () =>
    database.query(
      `UPDATE play_break SET until = greatest(started_at + interval '1 millisecond', now() - interval '1 minute') WHERE member_id = $1`,
      [player.memberId],
    ),
  );
  return null;
}
