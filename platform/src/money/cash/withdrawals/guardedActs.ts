import { minus, sumOf, toWire } from '@unisite/shared/contract';
import type { GuardedWithdrawalAct, WithdrawalAct } from '@unisite/shared/contract/operatorsCash';
import type { ProposedChange } from '@unisite/shared/contract/operatorsProposals';
import { memberById } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type Decision, type ProposalRow, propose } from '../../../operators/proposals/index.ts';
import { debtOf } from '../../ledger/index.ts';
import { cashMarket } from '../cashMarket.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { writeCashEvent } from '../events.ts';
import type { Services } from '../services.ts';
import { missingAmount } from './missing.ts';
import { subjectOfWithdrawal } from './subjectOfWithdrawal.ts';
import { transitionOf, type WithdrawalEvent } from './transitions.ts';
import { transitionWithdrawal } from './transitionWithdrawal.ts';
import { type WithdrawalRow, withdrawalById } from './withdrawalRows.ts';

type WithdrawalChange = Extract<ProposedChange, { kind: 'withdrawal' }>;

export const guardedEvents = {
  approve: 'approve',
  markPaid: 'pay',
  returnMissing: 'return',
} as const satisfies Record<GuardedWithdrawalAct, WithdrawalEvent>;

/** Whether an act on a withdrawal takes two operators. */
export async function takesTwo(
  q: Queryable,
  { amount, marketCode }: Pick<WithdrawalRow, 'amount' | 'marketCode'>,
  act: WithdrawalAct,
): Promise<boolean> {
  if (act === 'markPaid' || act === 'returnMissing') return true;
  return act === 'approve' && amount > ((await cashMarket(q, marketCode))?.approvedByOne ?? 0n);
}

interface WithdrawalProposal {
  readonly id: string;
  readonly act: GuardedWithdrawalAct;
  readonly why: string;
  /** The state that the operator saw. */
  readonly seen?: string | undefined;
  readonly account: string;
  /** Stores the decision's key in the transaction. */
  readonly keepKey: (q: Queryable) => Promise<void>;
}

/**
 * Stores a proposed act on a withdrawal until a second operator decides; no money moves.
 *
 * @throws Refusal NOT_FOUND; ALREADY_CLOSED where it cannot be done; DEBT_OPEN; PROPOSAL_WAITS
 */
export function proposeWithdrawalAct(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { id, act, why, seen, account, keepKey }: WithdrawalProposal,
): Promise<WithdrawalRow> {
  return database.transaction(async (q) => {
    const row = await withdrawalById(q, id, { lock: true });
    if (!row) throw new Refusal('NOT_FOUND');
    await keepKey(q);
    await requirePossible(q, row, act, seen ?? row.state, account);
    const { isNew } = await propose(q, clock(), {
      change: await changeOf(q, row, act),
      subject: subjectOfWithdrawal(id),
      why,
      by: account,
      notBy: act === 'approve' ? [] : approversOf(row),
    });
    if (!isNew) return row;
    const event = { withdrawal: id, state: row.state, actor: `operator:${account}`, why } as const;
    await writeCashEvent(q, clock(), { ...event, act: `${act}Proposed` });
    return (await withdrawalById(q, id)) ?? row;
  });
}

/**
 * Decides a proposed act. On approval it is carried out in the same transaction, with its proposer's reason, which the
 * member reads.
 *
 * @throws Refusal of `closeProposal`; ALREADY_CLOSED, DEBT_OPEN where it can no longer be done: it then stays pending
 */
export async function decideWithdrawalProposal(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
  notifier: CashNotifier,
  { change, ...proposal }: Pick<ProposalRow, 'why'> & { readonly change: WithdrawalChange },
  decision: Decision,
  conclude: (q: Queryable) => Promise<void>,
): Promise<void> {
  const { database, clock } = services;
  const { by, why } = decision;
  if (decision.decision === 'approve') {
    await transitionWithdrawal(services, notifier, { id: change.id }, async (before, q) => {
      await conclude(q);
      await requirePossible(q, before, change.act, change.seen, by);
      return { event: guardedEvents[change.act], actor: `operator:${by}`, why: proposal.why };
    });
    return;
  }
  await database.transaction(async (q) => {
    const row = await withdrawalById(q, change.id, { lock: true });
    if (!row) throw new Refusal('NOT_FOUND');
    await conclude(q);
    const act = decision.decision === 'refuse' ? 'proposalRefused' : 'proposalWithdrawn';
    await writeCashEvent(q, clock(), { withdrawal: row.id, state: row.state, actor: `operator:${by}`, why, act });
  });
}

async function requirePossible(
  q: Queryable,
  row: WithdrawalRow,
  act: GuardedWithdrawalAct,
  seen: string,
  account: string,
): Promise<void> {
  if (row.state !== seen || !transitionOf(row, guardedEvents[act], `operator:${account}`))
    throw new Refusal('ALREADY_CLOSED');
  if (act === 'approve' && (await debtOf(q, row)) > 0n) throw new Refusal('DEBT_OPEN');
}

async function changeOf(q: Queryable, row: WithdrawalRow, act: GuardedWithdrawalAct): Promise<WithdrawalChange> {
  const { id, reference, marketCode: market, currency, state: seen } = row;
  const { missing, fee } = missingAmount(row);
  const moved = act === 'returnMissing' ? sumOf([missing, fee]) : minus(row.amount, row.fee);
  const account = (await memberById(q, row.memberId))?.account ?? '';
  return { kind: 'withdrawal', act, id, reference, account, market, currency, amount: toWire(moved), seen };
}

/** The operators who approved a payout, as its last word. */
const approversOf = ({ history }: WithdrawalRow): string[] =>
  history.flatMap(({ state, act, who }) =>
    state === 'approved' && act === null && who.startsWith('operator:') ? [who.slice('operator:'.length)] : [],
  );
