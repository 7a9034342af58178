import type { ProviderReport, SettlementOutcome } from '@unisite/shared/contract/operatorsContradictions';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../services.ts';
import { lockContradiction } from './contradicted.ts';
import { type ContradictionRow, settlementOf } from './contradictionRows.ts';
import { effectOf } from './contradicts.ts';

interface Proposal {
  readonly id: string;
  readonly outcome: SettlementOutcome;
  readonly why: string;
  /** As the operator saw it. */
  readonly reported: ProviderReport;
  readonly state: string;
  /** The operator's account. */
  readonly by: string;
}

/**
 * Stores a proposed settlement until a second operator decides; no money moves. A repeated proposal is stored once.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED, CONTRADICTION_CHANGED, PROPOSAL_WAITS
 */
export async function proposeSettlement(
  { database, clock, live }: Pick<Services, 'database' | 'clock' | 'live'>,
  { id, outcome, why, reported, state, by }: Proposal,
): Promise<ContradictionRow> {
  const row = await database.transaction(async (q) => {
    const { row, about } = await lockContradiction(q, id);
    if (row.outcome) throw new Refusal('ALREADY_CLOSED');
    const waiting = await settlementOf(q, id);
    if (waiting) {
      if (waiting.proposedBy === by && waiting.outcome === outcome && waiting.why === why) return row;
      throw new Refusal('PROPOSAL_WAITS');
    }
    const effect = effectOf(about.kind, about.state, row.reported);
    if (row.reported !== reported || about.state !== state || (outcome === 'followed' && effect === null)) {
      throw new Refusal('CONTRADICTION_CHANGED');
    }
    await q.query(
      `INSERT INTO cash_settlement (contradiction_id, outcome, reported, effect, why, proposed_by, proposed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [id, outcome, reported, effect, why, by, clock()],
    );
    return row;
  });
  await live.publishToOperators({ type: 'cash' });
  return row;
}
