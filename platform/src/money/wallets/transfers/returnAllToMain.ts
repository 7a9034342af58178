import { type returnAllVendorBalances, toWire, type ValueOf } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { balanceOf, readMoney, usesMainWallet } from '../../ledger/index.ts';
import { type TransferRow, transferColumns, transferMoney } from './record.ts';

/**
 * Returns everything at vendors to the main wallet in one transaction. A repeated call with its key responds with what
 * the first one moved.
 *
 * @throws Refusal SINGLE_WALLET where all games play from the main wallet and nothing is elsewhere
 */
export async function returnAllToMain(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { session, market, idempotencyKey }: MemberCallContext,
): Promise<ValueOf<typeof returnAllVendorBalances>> {
  const { memberId } = session;
  const rows = await readMoney<TransferRow>(
    database.query(`SELECT ${transferColumns} FROM wallet_transfer_all_out($1, $2, $3, $4) AS w`, [
      memberId,
      idempotencyKey,
      market.currency,
      clock(),
    ]),
    transferMoney,
  );
  if (rows.length === 0 && (await usesMainWallet(database, memberId))) throw new Refusal('SINGLE_WALLET');
  return {
    moved: rows.map(({ vendor, amount }) => ({ vendor, amount: toWire(amount) })),
    main: toWire(rows.at(-1)?.main ?? (await balanceOf(database, memberId, market.currency))),
  };
}
