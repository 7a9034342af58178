import type { OperatorCall } from '@unisite/shared/contract/operators';
import { decideWithdrawal } from '@unisite/shared/contract/operatorsCash';
import { decideSettlement, proposeSettlement } from '@unisite/shared/contract/operatorsContradictions';
import { decideProposal } from '@unisite/shared/contract/operatorsProposals';
import type { CashStep, Operator } from '../plan/cashStep.ts';
import { retryOnDatabase } from '../retryUntilAnswered.ts';
import { type Attempted, attempted, closingCodesDiffer, codesDiffer, copiesOf } from './attempts.ts';
import { compare, namedBy, type StepContext, valueIn } from './stepContext.ts';

type Act<Do extends CashStep['do']> = Extract<CashStep, { do: Do }>;

export const WHY = 'As the plan has it.';

/** An operator's call. */
export function operate(
  { calls, consoles, player }: StepContext,
  by: Operator,
  call: OperatorCall,
  id: string,
  body: object,
): Promise<Attempted> {
  const from = { address: player.address, cookie: consoles[by] ?? '' };
  const path = call.path.replace(':id', id);
  return attempted((onTry) => calls.operator(call, path, { ...body, why: WHY }, from, { onTry }));
}

/** An act of one operator on a withdrawal, or of two concurrently. */
export async function actStep(
  { key, do: act, code, copies }: Act<'approve'> | Act<'reject' | 'forceReceipt'>,
  context: StepContext,
): Promise<string | null> {
  const { id } = namedBy(context, key);
  const all = await copiesOf(copies, () => operate(context, 0, decideWithdrawal, id, { act }));
  return closingCodesDiffer(all, code);
}

export function approveStep(step: Act<'approve'>, context: StepContext): Promise<string | null> {
  return step.two ? byTwo(step, 'approve', { proposes: 0, refused: [0], decides: 1 }, context) : actStep(step, context);
}

/** The operator who approved the payout may not decide about its return. */
export function returnMissingStep(step: Act<'returnMissing'>, context: StepContext): Promise<string | null> {
  const proposes = step.approver === 0 ? 1 : 0;
  return byTwo(step, 'returnMissing', { proposes, refused: [proposes, step.approver], decides: 2 }, context);
}

/** One operator proposes it; some may not decide, and another one does. */
async function byTwo(
  { key, code }: { readonly key: string; readonly code: string | null },
  act: 'approve' | 'returnMissing',
  { proposes, refused, decides }: Pick<Decision, 'refused' | 'decides'> & { readonly proposes: Operator },
  context: StepContext,
): Promise<string | null> {
  const { id } = namedBy(context, key);
  const proposed = await operate(context, proposes, decideWithdrawal, id, { act });
  const wrong = codesDiffer([proposed], code);
  if (wrong !== null || code !== null) return wrong;
  const proposal = idIn(valueIn(proposed.answer).proposal);
  if (proposal === null) return `nothing waits: ${JSON.stringify(proposed.answer.body)}`;
  return decided(context, { call: decideProposal, id: proposal, body: {}, refused, decides });
}

interface Decision {
  readonly call: OperatorCall;
  readonly id: string;
  readonly body: object;
  readonly refused: readonly Operator[];
  readonly decides: Operator;
}

export async function decided(
  context: StepContext,
  { call, id, body, refused, decides }: Decision,
): Promise<string | null> {
  const approve = (by: Operator) => operate(context, by, call, id, { ...body, decision: 'approve' });
  for (const by of refused) {
    const wrong = codesDiffer([await approve(by)], 'SAME_PERSON');
    if (wrong !== null) return wrong;
  }
  return closingCodesDiffer([await approve(decides)], null);
}

/** Settles a provider's contradictory reports. */
export async function settleStep(step: Act<'settle'>, context: StepContext): Promise<string | null> {
  const { of, outcome, reported, stands } = step;
  const { database, tally } = context;
  const [open] = await retryOnDatabase(tally, () =>
    database.query<{ id: string }>(`SELECT id FROM cash_contradiction WHERE ${of}_id = $1 AND settled_at IS NULL`, [
      namedBy(context, step.key).id,
    ]),
  );
  if (!open) return 'there is no contradiction';
  const proposed = await operate(context, 0, proposeSettlement, open.id, { outcome, reported, state: stands });
  const wrong = codesDiffer([proposed], null) ?? compare(valueIn(proposed.answer).reported, reported);
  if (wrong !== null) return wrong;
  const proposal = idIn(valueIn(proposed.answer).proposal);
  if (proposal === null) return `nothing waits: ${JSON.stringify(proposed.answer.body)}`;
  return decided(context, { call: decideSettlement, id: open.id, body: { proposal }, refused: [0], decides: 1 });
}

/** The id of a pending proposal, or null. */
function idIn(waiting: unknown): string | null {
  return typeof waiting === 'object' && waiting !== null && 'id' in waiting ? String(waiting.id) : null;
}
