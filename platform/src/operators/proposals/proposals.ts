import type { ProposedChange } from '@unisite/shared/contract/operatorsProposals';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

/** A stored proposal. Accounts are those of operators. */
export interface ProposalRow {
  readonly id: string;
  readonly change: ProposedChange;
  readonly subject: string;
  readonly why: string;
  readonly sealed: Buffer | null;
  readonly state: 'waiting' | 'done' | 'refused' | 'withdrawn' | 'lapsed';
  readonly proposedBy: string;
  readonly proposedAt: Date;
  /** Others who may not approve or refuse it. */
  readonly notBy: readonly string[];
  readonly decidedBy: string | null;
  readonly decidedWhy: string | null;
}

interface NewProposal {
  readonly change: ProposedChange;
  /** Its subject, which only one proposal at a time may be about. */
  readonly subject: string;
  readonly why: string;
  readonly by: string;
  readonly notBy?: readonly string[];
  readonly sealed?: Buffer;
}

export interface Decision {
  readonly id: string;
  readonly decision: 'approve' | 'refuse' | 'withdraw';
  readonly why: string;
  /** The operator's account. */
  readonly by: string;
}

const states = { approve: 'done', refuse: 'refused', withdraw: 'withdrawn' } as const;

const columns = `id, change, subject, why, sealed, state, proposed_by AS "proposedBy", proposed_at AS "proposedAt",
  not_by AS "notBy", decided_by AS "decidedBy", decided_why AS "decidedWhy"`;

/**
 * Stores a proposal until a second operator decides; nothing else happens. A repeated proposal is stored once and
 * returned (`isNew` false).
 *
 * @throws Refusal PROPOSAL_WAITS when another one has the same subject
 */
export async function propose(
  q: Queryable,
  at: Date,
  { change, subject, why, by, notBy = [], sealed }: NewProposal,
): Promise<ProposalRow & { readonly isNew: boolean }> {
  const [inserted] = await q.query<ProposalRow>(
    `INSERT INTO proposal (change, subject, why, sealed, proposed_by, proposed_at, not_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (subject) WHERE state = 'waiting' DO NOTHING RETURNING ${columns}`,
    [JSON.stringify(change), subject, why, sealed ?? null, by, at, notBy],
  );
  if (inserted) return { ...inserted, isNew: true };
  const [same] = await q.query<ProposalRow>(
    `SELECT ${columns} FROM proposal
     WHERE subject = $1 AND state = 'waiting' AND change = $2 AND why = $3 AND proposed_by = $4`,
    [subject, JSON.stringify(change), why, by],
  );
  if (!same) throw new Refusal('PROPOSAL_WAITS');
  return { ...same, isNew: false };
}

export async function proposalById(q: Queryable, id: string): Promise<ProposalRow | null> {
  const [row] = await q.query<ProposalRow>(`SELECT ${columns} FROM proposal WHERE id = $1`, [id]);
  return row ?? null;
}

/** Waiting proposals, oldest first: all, or those about these subjects. */
export function waitingProposals(q: Queryable, subjects: readonly string[] | null = null): Promise<ProposalRow[]> {
  return q.query<ProposalRow>(
    `SELECT ${columns} FROM proposal WHERE state = 'waiting' AND ($1::text[] IS NULL OR subject = ANY ($1)) ORDER BY id`,
    [subjects],
  );
}

/** Whether a decision repeats the one that closed the proposal, because its response was lost. */
export const isRepeated = ({ state, decidedBy, decidedWhy }: ProposalRow, { decision, by, why }: Decision): boolean =>
  state === states[decision] && decidedBy === by && decidedWhy === why;

/** Locks a proposal and checks that this decision is allowed. */
async function requireDecidable(q: Queryable, { id, decision, by }: Decision): Promise<ProposalRow> {
  const [row] = await q.query<ProposalRow>(`SELECT ${columns} FROM proposal WHERE id = $1 FOR NO KEY UPDATE`, [id]);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.state !== 'waiting') throw new Refusal('ALREADY_CLOSED');
  if (decision === 'withdraw' && by !== row.proposedBy) throw new Refusal('FORBIDDEN');
  if (decision !== 'withdraw' && [row.proposedBy, ...row.notBy].includes(by)) throw new Refusal('SAME_PERSON');
  return row;
}

/**
 * Closes a proposal, in the transaction that carries out an approval. Returns it as it was before.
 *
 * @throws Refusal NOT_FOUND; ALREADY_CLOSED when it no longer waits; SAME_PERSON when its proposer, or someone involved
 * in its subject, approves or refuses it; FORBIDDEN when someone else withdraws it
 */
export async function closeProposal(q: Queryable, at: Date, decision: Decision): Promise<ProposalRow> {
  const row = await requireDecidable(q, decision);
  await q.query(
    'UPDATE proposal SET state = $2, decided_by = $3, decided_at = $4, decided_why = $5, sealed = NULL WHERE id = $1',
    [row.id, states[decision.decision], decision.by, at, decision.why],
  );
  return row;
}

/** Closes proposals about a subject that changed without them. */
export async function lapseProposals(q: Queryable, at: Date, subject: string): Promise<void> {
  await q.query(
    `UPDATE proposal SET state = 'lapsed', decided_at = $2, sealed = NULL WHERE subject = $1 AND state = 'waiting'`,
    [subject, at],
  );
}
