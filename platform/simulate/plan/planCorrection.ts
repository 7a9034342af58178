import type { CashAct, Operator, Planned } from './cashStep.ts';
import type { CorrectionModel } from './correctionModel.ts';
import type { Planning } from './planning.ts';

/** Requests a correction of a balance, or decides one. */
export function planCorrection(planning: Planning): Planned | null {
  const { random, corrections } = planning;
  const waiting = corrections.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0 || (waiting.length < 3 && random.chance(0.4))) return ask(planning);
  const earlier = random.pick(corrections.slice(-4));
  const correction = random.chance(0.75) ? random.pick(waiting) : earlier;
  return correction ? decide(planning, correction) : null;
}

function ask({ random, model, name, corrections }: Planning): Planned {
  const [key, balance] = [name('correction'), model.balance('main')];
  const direction = random.chance(0.5) ? 'credit' : 'debit';
  const amount = random.int(1, direction === 'credit' ? 50_000 : Math.max(2, Math.floor(balance * 0.8)));
  const by = random.chance(0.5) ? 1 : 0;
  const code = direction === 'debit' && amount > balance ? 'INSUFFICIENT_BALANCE' : null;
  if (code === null) corrections.push({ key, direction, amount, askedBy: by, state: 'waiting' });
  return { act: { do: 'correct', key, direction, amount, by, code }, state: code === null ? 'waiting' : null };
}

const states = { approve: 'done', refuse: 'refused', withdraw: 'withdrawn' } as const;

function decide({ random, model }: Planning, correction: CorrectionModel): Planned {
  const { key, askedBy } = correction;
  const which = random.next();
  const decision = which < 0.75 ? 'approve' : which < 0.88 ? 'refuse' : 'withdraw';
  const alone = random.chance(0.25);
  const other: Operator = askedBy === 0 ? 1 : 0;
  const by = (decision === 'withdraw') !== alone ? askedBy : other;
  const act = (code: string | null): CashAct => ({ do: 'decideCorrection', key, decision, by, askedBy, code });
  const code = refusal(correction, { alone, decision, balance: model.balance('main') });
  if (code !== null) return { act: act(code), state: correction.state };
  correction.state = states[decision];
  if (decision === 'approve') {
    const [from, to] =
      correction.direction === 'credit' ? (['adjustment', 'main'] as const) : (['main', 'adjustment'] as const);
    model.post('adjustment', from, to, correction.amount, null);
  }
  return { act: act(null), state: correction.state };
}

function refusal(
  { state, direction, amount }: CorrectionModel,
  {
    alone,
    decision,
    balance,
  }: { readonly alone: boolean; readonly decision: keyof typeof states; readonly balance: number },
): string | null {
  if (state !== 'waiting') return 'ALREADY_CLOSED';
  if (alone) return decision === 'withdraw' ? 'FORBIDDEN' : 'SAME_PERSON';
  const isTooMuch = decision === 'approve' && direction === 'debit' && amount > balance;
  return isTooMuch ? 'INSUFFICIENT_BALANCE' : null;
}
