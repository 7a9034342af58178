import type { MemberId, WalletTransfer } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { readMoney } from '../../ledger/index.ts';
import { type TransferRow, toWalletTransfer, transferColumns, transferMoney } from './record.ts';

/**
 * Status of a transfer; waits for one in progress, so the result is final. After NOT_FOUND the page may resend the same
 * reference.
 *
 * @throws Refusal NOT_FOUND when this member has no completed or failed transfer under this reference
 */
export async function transferStatus(q: Queryable, memberId: MemberId, reference: string): Promise<WalletTransfer> {
  // A transfer locks the main wallet until it commits.
  await q.query('SELECT ledger_lock_main($1)', [memberId]);
  const [row] = await readMoney<TransferRow>(
    q.query(`SELECT ${transferColumns} FROM wallet_transfer w WHERE w.member_id = $1 AND w.reference = $2`, [
      memberId,
      reference,
    ]),
    transferMoney,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return toWalletTransfer(row);
}
