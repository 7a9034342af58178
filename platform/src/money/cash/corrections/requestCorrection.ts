import { fromWire, type MemberId, type Vnd } from '@unisite/shared/contract';
import type { CorrectionDirection } from '@unisite/shared/contract/operatorsCorrections';
import { currencyOf, memberZone } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { balanceOf } from '../../ledger/index.ts';
import { newReference } from '../reference.ts';
import type { Services } from '../services.ts';
import { type CorrectionRow, correctionBy } from './correctionRows.ts';

interface CorrectionRequest {
  readonly memberId: MemberId;
  readonly key: string;
  readonly direction: CorrectionDirection;
  readonly amount: Vnd;
  readonly why: string;
  readonly sentence: string;
  /** The operator's account. */
  readonly by: string;
}

/** Writes to the operators' audit, in the transaction of the change. */
export type WriteAudit = (q: Queryable, row: CorrectionRow) => Promise<void>;

/**
 * Stores a correction until a second operator decides; no money moves. A repeated key stores nothing and returns the
 * stored one.
 *
 * @throws Refusal NOT_FOUND, INSUFFICIENT_BALANCE, CONFLICT (the key belongs to another correction)
 */
export async function requestCorrection(
  { database, clock, live }: Pick<Services, 'database' | 'clock' | 'live'>,
  { memberId, key, direction, amount, why, sentence, by }: CorrectionRequest,
  writeDown: WriteAudit,
): Promise<CorrectionRow> {
  const hundredths = fromWire(amount);
  const row = await database.transaction(async (q) => {
    const currency = await currencyOf(q, memberId);
    const at = clock();
    const known = await correctionBy(q, { key });
    if (!known && direction === 'debit' && (await balanceOf(q, memberId, currency)) < hundredths) {
      throw new Refusal('INSUFFICIENT_BALANCE');
    }
    const inserted = await q.query(
      `INSERT INTO balance_correction (key, reference, member_id, currency, direction, amount, why, sentence, state, asked_by, asked_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'waiting', $9, $10) ON CONFLICT (key) DO NOTHING RETURNING id`,
      [
        key,
        newReference('DC', at, await memberZone(q, memberId)),
        memberId,
        currency,
        direction,
        hundredths,
        why,
        sentence,
        by,
        at,
      ],
    );
    const row = await correctionBy(q, { key });
    if (!row) throw new Error('the correction was not kept');
    const same = row.memberId === memberId && row.direction === direction && row.amount === hundredths;
    if (!same || row.askedBy !== by) throw new Refusal('CONFLICT');
    if (inserted.length > 0) await writeDown(q, row);
    return row;
  });
  await live.publishToOperators({ type: 'cash' });
  return row;
}
