import { type Hundredths, hundredthsOf, type MemberId, minus, noMoney } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Held } from './holds.ts';
import { type AccountRef, openAccount, post, type Subject } from './post.ts';

interface Wallet {
  readonly memberId: MemberId;
  readonly currency: string;
}

/** What the member owes the house; 0 where nothing is owed. */
export async function debtOf(q: Queryable, { memberId, currency }: Wallet): Promise<Hundredths> {
  const [row] = await q.query<{ debt: string }>(
    `SELECT -balance AS debt FROM account WHERE kind = 'debt' AND owner = $1 AND currency = $2`,
    [memberId, currency],
  );
  return hundredthsOf(row?.debt ?? 0);
}

/**
 * Locks the member's main accounts until the transaction ends. Movements between the house and a debt that are
 * collected in one transaction take it first: others hold a wallet while they wait for the house's side.
 */
export async function lockMainAccount(q: Queryable, { memberId, currency }: Wallet): Promise<void> {
  await openAccount(q, 'member', memberId, currency);
  await q.query('SELECT ledger_lock_main($1)', [memberId]);
}

/** The same for several members together, so that whoever settles wallets of both does not wait in a ring. */
export async function lockMainAccounts(
  q: Queryable,
  { memberIds, currency }: { readonly memberIds: readonly MemberId[]; readonly currency: string },
): Promise<void> {
  for (const memberId of memberIds) await openAccount(q, 'member', memberId, currency);
  await q.query('SELECT ledger_lock_mains($1)', [memberIds]);
}

/**
 * Takes what the member owes out of the main wallet, as far as it is there. `q` has to be a transaction. Returns what
 * was taken.
 */
export async function collectDebt(
  q: Queryable,
  { memberId, currency, subject, reference, at }: Wallet & { subject: Subject; reference: string; at: Date },
): Promise<Hundredths> {
  await lockMainAccount(q, { memberId, currency });
  // Nobody but the holder of the main account lowers a debt, so that the last movement of it makes the key.
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
 * Takes back what had come to the main wallet (`releaseHold`, `returnPayout`) of a payout that the bank made after all:
 * `amount` is posted as owed, to the bank but for the fee (a part of it), and then taken out of the wallet as far as it
 * is there. `q` has to be a transaction. Throws CONFLICT when the key stands for another movement.
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

/** Members who owe something and have money to pay of it. */
export const collectableDebts = (q: Queryable, limit: number): Promise<Wallet[]> =>
  q.query<{ memberId: MemberId; currency: string }>(
    `SELECT d.owner AS "memberId", d.currency FROM account d
     JOIN account m ON m.kind = 'member' AND m.owner = d.owner AND m.currency = d.currency
     WHERE d.kind = 'debt' AND d.balance < 0 AND m.balance > 0 ORDER BY d.owner LIMIT $1`,
    [limit],
  );
