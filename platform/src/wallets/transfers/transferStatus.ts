import type { WalletTransfer } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { type TransferRow, toWalletTransfer, transferColumns } from './record.ts';

/**
 * What became of a member's transfer. One that is under way is waited for, so the answer is final of everything that
 * reached the wallets. A page that is told NOT_FOUND sends the transfer again under the same reference: should the
 * first one still come after all, one of the two moves.
 *
 * @throws Refusal NOT_FOUND when nothing was done or failed under this reference of this member's
 */
export async function transferStatus(q: Queryable, memberId: string, reference: string): Promise<WalletTransfer> {
  // A transfer holds the main wallet until it is committed.
  await q.query(`SELECT 1 FROM account WHERE kind = 'member' AND owner = $1 FOR SHARE`, [memberId]);
  const [row] = await q.query<TransferRow>(
    `SELECT ${transferColumns} FROM wallet_transfer w WHERE w.member_id = $1 AND w.reference = $2`,
    [memberId, reference],
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return toWalletTransfer(row);
}
