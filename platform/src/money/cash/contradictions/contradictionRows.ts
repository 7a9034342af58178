import { type Hundredths, type Language, minus, noMoney, sumOf, toWire } from '@unisite/shared/contract';
import type {
  Contradiction,
  ProviderReport,
  SettlementEffect,
  SettlementOutcome,
} from '@unisite/shared/contract/operatorsContradictions';
import { memberById } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { balanceOf, debtOf } from '../../ledger/index.ts';
import { depositById } from '../deposits/depositRows.ts';
import { failureText } from '../deposits/failureTexts.ts';
import { type CashEventRow, cashEventsOf } from '../events.ts';
import { withdrawalById } from '../withdrawals/withdrawalRows.ts';
import { effectOf } from './contradicts.ts';

/** A stored contradiction. */
export interface ContradictionRow {
  readonly id: string;
  readonly depositId: string | null;
  readonly withdrawalId: string | null;
  readonly reported: ProviderReport;
  readonly detail: string | null;
  readonly times: number;
  readonly at: Date;
  readonly lastAt: Date;
  readonly outcome: SettlementOutcome | null;
}

/** A proposed or completed settlement. */
export interface SettlementRow {
  readonly id: string;
  readonly outcome: SettlementOutcome;
  readonly reported: ProviderReport;
  readonly effect: SettlementEffect | null;
  readonly why: string;
  readonly state: 'waiting' | 'done' | 'refused' | 'withdrawn';
  readonly proposedBy: string;
  readonly proposedAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly decidedWhy: string | null;
}

const columns = `id, deposit_id AS "depositId", withdrawal_id AS "withdrawalId", reported, detail, times, at,
  last_at AS "lastAt", outcome`;

export async function contradictionById(
  q: Queryable,
  id: string,
  { lock = false } = {},
): Promise<ContradictionRow | null> {
  const [row] = await q.query<ContradictionRow>(
    `SELECT ${columns} FROM cash_contradiction WHERE id = $1${lock ? ' FOR NO KEY UPDATE' : ''}`,
    [id],
  );
  return row ?? null;
}

/** The pending or completed settlement; the latest. */
export async function settlementOf(q: Queryable, contradictionId: string): Promise<SettlementRow | null> {
  const [row] = await q.query<SettlementRow>(
    `SELECT id, outcome, reported, effect, why, state, proposed_by AS "proposedBy", proposed_at AS "proposedAt",
       decided_by AS "decidedBy", decided_at AS "decidedAt", decided_why AS "decidedWhy"
     FROM cash_settlement WHERE contradiction_id = $1 AND state IN ('waiting', 'done') ORDER BY id DESC LIMIT 1`,
    [contradictionId],
  );
  return row ?? null;
}

interface Wanted {
  readonly selection: 'open' | 'settled';
  readonly page: number;
  readonly pageSize: number;
}

/** A page of contradictions: open ones oldest first, settled ones latest first. */
export async function contradictionPage(
  q: Queryable,
  { selection, page, pageSize }: Wanted,
): Promise<{ total: number; rows: ContradictionRow[] }> {
  const isOpen = selection === 'open';
  const where = `settled_at IS ${isOpen ? 'NULL' : 'NOT NULL'}`;
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM cash_contradiction WHERE ${where}`,
  );
  const rows = await q.query<ContradictionRow>(
    `SELECT ${columns} FROM cash_contradiction WHERE ${where}
     ORDER BY ${isOpen ? 'id' : 'settled_at DESC, id DESC'} LIMIT $1 OFFSET $2`,
    [pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows };
}

/** A contradiction with everything operators need to settle it. */
export async function contradictionToWire(
  q: Queryable,
  row: ContradictionRow,
  language: Language,
): Promise<Contradiction> {
  const about = await subjectOf(q, row);
  const { memberId, currency, state } = about;
  const effect = row.outcome ? null : effectOf(about.kind, state, row.reported);
  const [member, settlement, balance, debt, events] = await Promise.all([
    memberById(q, memberId),
    settlementOf(q, row.id),
    balanceOf(q, memberId, currency),
    debtOf(q, { memberId, currency }),
    cashEventsOf(q, about.kind, about.id),
  ]);
  return {
    id: row.id,
    kind: about.kind,
    reference: about.reference,
    member: { id: memberId, account: member?.account ?? '', nickname: member?.nickname ?? '' },
    market: about.marketCode,
    currency,
    provider: about.provider,
    reported: row.reported,
    detail: row.reported === 'failed' && row.detail !== null ? failureText(row.detail, language) : row.detail,
    times: row.times,
    at: row.at.toISOString(),
    lastAt: row.lastAt.toISOString(),
    state,
    amount: toWire(about.amount),
    effect,
    change: toWire(effect ? about.change[effect] : noMoney),
    balance: toWire(balance),
    debt: toWire(debt),
    events: events.map(({ at, ...event }: CashEventRow) => ({ at: at.toISOString(), ...event })),
    ...proposalToWire(settlement),
  };
}

function proposalToWire(row: SettlementRow | null): Pick<Contradiction, 'proposal' | 'settled'> {
  if (!row) return { proposal: null, settled: null };
  const proposed = { by: row.proposedBy, at: row.proposedAt.toISOString(), why: row.why };
  if (row.state === 'waiting') return { proposal: { id: row.id, outcome: row.outcome, ...proposed }, settled: null };
  const { decidedBy, decidedAt, decidedWhy } = row;
  if (decidedBy === null || decidedAt === null || decidedWhy === null) throw new Error('who settled it is not kept');
  const approved = { by: decidedBy, at: decidedAt.toISOString(), why: decidedWhy };
  return { proposal: null, settled: { outcome: row.outcome, proposed, approved } };
}

/** The withdrawal or deposit, and what each effect would give the member. */
async function subjectOf(q: Queryable, { withdrawalId, depositId }: ContradictionRow) {
  const nothing = { bounce: noMoney, paidAfterAll: noMoney, chargeBack: noMoney, reinstate: noMoney };
  if (withdrawalId !== null) {
    const row = await withdrawalById(q, withdrawalId);
    if (!row) throw new Error('a withdrawal is never taken away');
    const change: Record<SettlementEffect, Hundredths> = {
      ...nothing,
      bounce: row.amount,
      paidAfterAll: minus(noMoney, row.returnedAmount ?? row.amount),
    };
    return { kind: 'withdrawal', ...row, change } as const;
  }
  const row = depositId === null ? null : await depositById(q, depositId);
  if (!row) throw new Error('a deposit is never taken away');
  const change = { ...nothing, chargeBack: minus(noMoney, row.standing), reinstate: row.reversed };
  return { kind: 'deposit', ...row, amount: sumOf([row.received ?? row.amount]), change } as const;
}
