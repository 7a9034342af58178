import { fromWire, type ParsedRequestOf, type WalletTransfer, type walletTransfer } from '@unisite/shared/contract';
import { breakCode, findBreak, type RegisterNeeds } from '../../../access/protection/index.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { vendorMarks } from '../../../play/games/index.ts';
import { readMoney } from '../../ledger/index.ts';
import { type TransferRow, toWalletTransfer, transferColumns, transferMoney } from './record.ts';

/**
 * Transfers between main and vendor wallet, once per reference; reference and transfer commit together. A repetition
 * returns the original with moved: false. A failed reference is never reused.
 *
 * @throws Refusal SINGLE_WALLET, VENDOR_UNKNOWN, SELF_EXCLUDED, TIME_OUT (both to a vendor only), INSUFFICIENT_BALANCE,
 * REFERENCE_USED; nothing moved then
 */
export async function transferBetweenWallets(
  services: RegisterNeeds,
  { vendor, direction, amount, reference }: ParsedRequestOf<typeof walletTransfer>,
  { session, market }: MemberCallContext,
): Promise<{ readonly moved: boolean; readonly value: WalletTransfer }> {
  const { database, clock } = services;
  const mark = (await vendorMarks(database)).find(({ code }) => code === vendor);
  const paused = direction === 'in' ? await findBreak(services, session.memberId) : null;
  const refused = !mark ? 'VENDOR_UNKNOWN' : paused && breakCode(paused);
  const [row] = await readMoney<TransferRow & { readonly status: 'new' | 'known' | 'used' | 'single' }>(
    database.query(
      `SELECT once.status, ${transferColumns.replaceAll('(w)', '(once.done)')}
     FROM wallet_transfer_once($1, $2, $3, $4, $5, $6, $7, $8, $9) AS once`,
      [
        session.memberId,
        reference,
        vendor,
        direction,
        fromWire(amount),
        market.currency,
        refused,
        JSON.stringify(subjectOf(direction, mark?.name ?? vendor)),
        clock(),
      ],
    ),
    transferMoney,
  );
  if (!row) throw new Error('a transfer gave no answer');
  if (row.status === 'single') throw new Refusal('SINGLE_WALLET');
  if (row.status === 'used') throw new Refusal('REFERENCE_USED');
  if (row.state === 'failed') throw new Refusal(refused ?? 'INSUFFICIENT_BALANCE');
  return { moved: row.status === 'new', value: toWalletTransfer(row) };
}

const subjectOf = (direction: 'in' | 'out', name: string) =>
  direction === 'in'
    ? { vi: `Chuyển đến ${name}`, en: `To ${name}` }
    : { vi: `Chuyển về từ ${name}`, en: `From ${name}` };
