import { type Hundredths, minus, sumOf } from '@unisite/shared/contract';
import type { CorrectionState } from '@unisite/shared/contract/operatorsCorrections';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { sendMessage } from '../../../site/messages/index.ts';
import { type AccountRef, createBalancePublisher, post } from '../../ledger/index.ts';
import type { Services } from '../services.ts';
import { correctionMessage } from './correctionMessage.ts';
import { type CorrectionRow, correctionBy } from './correctionRows.ts';
import type { WriteAudit } from './requestCorrection.ts';

interface Decision {
  readonly id: string;
  readonly decision: 'approve' | 'refuse' | 'withdraw';
  readonly why: string;
  /** The operator's account. */
  readonly by: string;
}

const states = {
  approve: 'done',
  refuse: 'refused',
  withdraw: 'withdrawn',
} as const satisfies Record<Decision['decision'], CorrectionState>;

/**
 * Decides a correction, once. On approval its money moves in the same transaction; the member is notified after the
 * commit.
 *
 * @throws Refusal NOT_FOUND; ALREADY_CLOSED when it is no longer pending; SAME_PERSON when its requester would approve
 * or refuse; FORBIDDEN when another would withdraw it; INSUFFICIENT_BALANCE when the member has less than is to be
 * taken: it then stays pending
 */
export async function decideCorrection(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
  { id, decision, why, by }: Decision,
  writeDown: WriteAudit,
): Promise<CorrectionRow> {
  const { database, clock, live, log } = services;
  const row = await database.transaction(async (q) => {
    const before = await correctionBy(q, { id }, { lock: true });
    if (!before) throw new Refusal('NOT_FOUND');
    if (before.state !== 'waiting') throw new Refusal('ALREADY_CLOSED');
    if (decision === 'withdraw' && by !== before.askedBy) throw new Refusal('FORBIDDEN');
    if (decision !== 'withdraw' && by === before.askedBy) throw new Refusal('SAME_PERSON');
    const moved = decision === 'approve' ? await postCorrection(q, before, clock()) : null;
    await q.query(
      `UPDATE balance_correction SET state = $2, decided_by = $3, decided_at = $4, decided_why = $5,
         balance_before = $6, balance_after = $7, transfer_id = $8 WHERE id = $1`,
      [id, states[decision], by, clock(), why, moved?.before ?? null, moved?.after ?? null, moved?.transferId ?? null],
    );
    const after = await correctionBy(q, { id });
    if (!after) throw new Error('a correction is never taken away');
    await writeDown(q, after);
    return after;
  });
  if (row.state === 'done') {
    createBalancePublisher(services)(row.memberId, 'correction');
    sendMessage(services, row.memberId, { category: 'cash', ...correctionMessage(row) }).catch((error: unknown) =>
      log.error({ error, correction: row.id }, 'a correction was not told of in the inbox'),
    );
  }
  await live.publishToOperators({ type: 'cash' });
  return row;
}

async function postCorrection(
  q: Queryable,
  { id, memberId, currency, direction, amount, sentence, reference }: CorrectionRow,
  at: Date,
): Promise<{ before: Hundredths; after: Hundredths; transferId: string }> {
  const member: AccountRef = { kind: 'member', owner: memberId, currency };
  const house: AccountRef = { kind: 'adjustment', owner: 'CORRECTION', currency };
  const isCredit = direction === 'credit';
  const { transferId, balances } = await post(q, {
    key: `correction/${id}`,
    kind: 'adjustment',
    from: isCredit ? house : member,
    to: isCredit ? member : house,
    amount,
    subject: { vi: sentence, en: sentence },
    reference,
    at,
  });
  const after = isCredit ? balances.to : balances.from;
  return { before: isCredit ? minus(after, amount) : sumOf([after, amount]), after, transferId };
}
