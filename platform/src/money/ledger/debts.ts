import { type Hundredths, hundredthsOf, type MemberId, minus, noMoney } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Held } from './holds.ts';
import { type AccountRef, openAccount, post, type Subject } from './post.ts';

interface Wallet {
  readonly memberId: MemberId;
  readonly currency: string;
}

/** What the member owes the house; 0 if nothing. */
export async function debtOf(q: Queryable, { memberId, currency }: Wallet): Promise<Hundredths> {
  const [row] = await q.query<{ debt: string }>(
    `SELECT -balance AS debt FROM account WHERE kind = 'debt' AND owner = $1 AND currency = $2`,
    [memberId, currency],
  );
  return hundredthsOf(row?.debt ?? 0);
}

/**
 * Locks the member's main accounts until the transaction ends. Transfers between the house and a debt that are
 * collected in one transaction lock it first: others hold a wallet while they wait for the house's side.
 */
export async function lockMainAccount(q: Queryable, { memberId, currency }: Wallet): Promise<void> {
  await openAccount(q, 'member', memberId, currency);
  await q.query('SELECT ledger_lock_main($1)', [memberId]);
}

/** The same for several members at once, so that settling wallets of both does not deadlock. */
export async function lockMainAccounts(
  q: Queryable,
  { memberIds, currency }: { readonly memberIds: readonly MemberId[]; readonly currency: string },
): Promise<void> {
  for (const memberId of memberIds) await openAccount(q, 'member', memberId, currency);
  await q.query('SELECT ledger_lock_mains($1)', [memberIds]);
}

/**
 * Takes the member's debt out of the main wallet, as far as that covers it. `q` must be a transaction. Returns what was
 * taken.
 */
export async function collectDebt(
  q: Queryable,
  { memberId, currency, subject, reference, at }: Wallet & { subject: Subject; reference: string; at: Date },
): Promise<Hundredths> {
  await lockMainAccount(q, { memberId, currency });
  // Only the holder of the main account's lock lowers a debt, so its last transfer makes a unique key.
  const [row] = await q.query<{ amount: string; last: string }>(
    `SELECT least(m.balance, -d.balance) AS amount, (SELECT max(transfer_id) FROM posting WHERE account_id = d.id) AS last
     FROM account d JOIN account m ON m.kind = 'member' AND m.owner = d.owner AND m.currency = d.currency
     WHERE d.kind = 'debt' AND d.owner = $1 AND d.currency = $2`,
    [memberId, currency],
  );
  const amount = hundredthsOf(row?.amount ?? 0);
  if (!row || amount <= 0n) return noMoney;
  await post(q, {
    key: `debt/${memberId}/${currency}/${row.last}`,
    kind: 'debt',
    from: { kind: 'member', owner: memberId, currency },
    to: { kind: 'debt', owner: memberId, currency },
    amount,
    subject,
    reference,
    at,
  });
  return amount;
}

/**
 * Takes back what had come to the main wallet (`releaseHold`, `returnPayout`) for a payout that the bank made after
 * all: `amount` is posted as a debt, to the bank except for the fee (a part of it), and then collected from the wallet
 * as far as that covers it. `q` must be a transaction. Throws CONFLICT when the key belongs to another transfer.
 */
export async function recoverPayout(
  q: Queryable,
  { fee, ...paid }: Held & { readonly fee: Hundredths },
): Promise<void> {
  const { memberId, currency, subject, reference, at = new Date() } = paid;
  await lockMainAccount(q, paid);
  const from: AccountRef = { kind: 'debt', owner: memberId, currency };
  const bank: AccountRef = { kind: 'bank', owner: 'BANK', currency };
  await post(q, { ...paid, kind: 'withdrawal', from, to: bank, amount: minus(paid.amount, fee) });
  if (fee > 0n) {
    const kept: AccountRef = { kind: 'fee', owner: 'WITHDRAWAL', currency };
    await post(q, { ...paid, key: `${paid.key}/fee`, kind: 'fee', from, to: kept, amount: fee });
  }
  await collectDebt(q, { memberId, currency, subject, reference, at });
}

/** Members with a debt and money to pay some of it. */
export const collectableDebts = (q: Queryable, limit: number): Promise<Wallet[]> =>
  q.query<{ memberId: MemberId; currency: string }>(
    `SELECT d.owner AS "memberId", d.currency FROM account d
     JOIN account m ON m.kind = 'member' AND m.owner = d.owner AND m.currency = d.currency
     WHERE d.kind = 'debt' AND d.balance < 0 AND m.balance > 0 ORDER BY d.owner LIMIT $1`,
    [limit],
  );
