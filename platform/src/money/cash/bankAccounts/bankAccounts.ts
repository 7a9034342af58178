import type { addBankAccount, Bank, BankAccount, MemberId, ParsedRequestOf } from '@unisite/shared/contract';
import { foldedName, recordSecurityEvent } from '../../../access/identity/index.ts';
import { contactsOf, keepPayeeName } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { uniqueViolation } from '../../../foundation/database/uniqueViolation.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { requiredField } from '../../../foundation/http/fieldErrors.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { banks, cashMarket, lockCashMember } from '../cashMarket.ts';
import type { Services } from '../services.ts';

interface AccountRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly bin: string;
  readonly holder: string;
  readonly number: string;
}

/** Hides all but the last four digits. */
export const maskedNumber = (number: string): string => `••••${number.slice(-4)}`;

const selected = `SELECT a.id, b.code, b.name, b.bin, a.holder, a.number FROM cash_bank_account a JOIN cash_bank b ON b.code = a.bank_code
  WHERE a.member_id = $1 AND a.removed_at IS NULL`;

/** The member's bank accounts, the primary one first. */
export async function bankAccountsOf(q: Queryable, memberId: MemberId): Promise<BankAccount[]> {
  const rows = await q.query<AccountRow>(`${selected} ORDER BY a.id`, [memberId]);
  return rows.map((row, place) => accountToWire(row, place === 0));
}

/** One of the member's current bank accounts, with its full number; null if there is none. */
export async function payableAccount(
  q: Queryable,
  memberId: MemberId,
  id: string,
): Promise<{ readonly bank: Bank; readonly holder: string; readonly number: string } | null> {
  const [row] = await q.query<AccountRow>(`${selected} AND a.id = $2`, [memberId, id]);
  return row ? { bank: bankOf(row), holder: row.holder, number: row.number } : null;
}

/**
 * Adds a bank account; the caller has verified the withdrawal PIN. All of a member's accounts have the same holder, and
 * no number belongs to two members.
 *
 * @throws Refusal TOO_MANY_BANK_ACCOUNTS, ALREADY_THERE, OTHER_HOLDER, BAD_REQUEST
 */
export async function keepBankAccount(
  { database, clock }: Services,
  { session: { memberId }, market, ip, userAgent, storeResponse }: MemberCallContext,
  { bank: code, holder, number }: ParsedRequestOf<typeof addBankAccount>,
): Promise<BankAccount> {
  const known = (await banks(database)).find((bank) => bank.code === code);
  if (!known) throw requiredField('bank');
  const most = (await cashMarket(database, market.code))?.mostBankAccounts ?? 0;
  const printed = holder.toUpperCase();
  try {
    return await database.transaction(async (q) => {
      await lockCashMember(q, memberId);
      const mine = await bankAccountsOf(q, memberId);
      if (mine.length >= most) throw new Refusal('TOO_MANY_BANK_ACCOUNTS', { params: { most } });
      const { payeeName } = await contactsOf(q, memberId);
      if (payeeName !== null && foldedName(payeeName) !== foldedName(holder)) throw new Refusal('OTHER_HOLDER');
      await keepPayeeName(q, memberId, printed);
      const [row] = await q.query<{ id: string }>(
        'INSERT INTO cash_bank_account (member_id, bank_code, holder, number, added_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
        [memberId, code, payeeName ?? printed, number, clock()],
      );
      if (!row) throw new Error('the bank account was not kept');
      await recordSecurityEvent(q, clock(), { kind: 'bankAccountAdded', memberId, ip, userAgent });
      const added = accountToWire({ id: row.id, ...known, holder: payeeName ?? printed, number }, mine.length === 0);
      await storeResponse(q, added);
      return added;
    });
  } catch (error) {
    if (uniqueViolation(error) !== null) throw new Refusal('ALREADY_THERE');
    throw error;
  }
}

/**
 * Removes a bank account; the caller has verified the withdrawal PIN.
 *
 * @throws Refusal NOT_FOUND, WITHDRAWAL_OPEN
 */
export async function dropBankAccount(
  { database, clock }: Services,
  { session: { memberId }, ip, userAgent }: MemberCallContext,
  id: string,
): Promise<void> {
  await database.transaction(async (q) => {
    await lockCashMember(q, memberId);
    if (!(await payableAccount(q, memberId, id))) throw new Refusal('NOT_FOUND');
    const open = await q.query(
      'SELECT 1 FROM cash_withdrawal WHERE bank_account_id = $1 AND closed_at IS NULL LIMIT 1',
      [id],
    );
    if (open.length > 0) throw new Refusal('WITHDRAWAL_OPEN');
    await q.query('UPDATE cash_bank_account SET removed_at = $2 WHERE id = $1', [id, clock()]);
    await recordSecurityEvent(q, clock(), { kind: 'bankAccountRemoved', memberId, ip, userAgent });
  });
}

const bankOf = ({ code, name, bin }: Pick<AccountRow, 'code' | 'name' | 'bin'>): Bank => ({ code, name, bin });

function accountToWire(row: AccountRow, primary: boolean): BankAccount {
  return { id: row.id, bank: bankOf(row), holder: row.holder, number: maskedNumber(row.number), primary };
}
