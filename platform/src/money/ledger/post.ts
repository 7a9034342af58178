import { type Hundredths, hundredthsOf, type MemberId, type TransactionKind } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';

export type AccountKind =
  | 'member'
  | 'bonus'
  | 'hold'
  | 'plan'
  | 'vendorWallet'
  | 'debt'
  | 'vendor'
  | 'bank'
  | 'house'
  | 'fee'
  | 'adjustment';

/**
 * An account by its purpose; `owner` is a member's id (`member`, `bonus`, `hold`, `plan`, `debt`), VENDOR/member id
 * (`vendorWallet`), a vendor's code, BANK, HOUSE, or what a fee or an adjustment was for. docs/ledger.md describes each
 * kind.
 */
export interface AccountRef {
  readonly kind: AccountKind;
  readonly owner: string;
  readonly currency?: string;
}

/** Subject of a transfer: a game id, or a text in both languages. */
export type Subject = { readonly game: string } | { readonly vi: string; readonly en: string };

export interface TransferRequest {
  /** Idempotency key, chosen by the caller; posts once. */
  readonly key: string;
  readonly kind: TransactionKind;
  readonly from: AccountRef;
  readonly to: AccountRef;
  /** Above zero. */
  readonly amount: Hundredths;
  readonly subject: Subject;
  readonly reference: string;
  readonly at?: Date;
}

export interface PostedTransfer {
  readonly status: 'posted' | 'replayed';
  readonly transferId: string;
  /** Right after the transfer, also when it is replayed. */
  readonly balances: { readonly from: Hundredths; readonly to: Hundredths };
}

const CURRENCY = 'VND';

/** Opens an account or finds an existing one; returns its id. */
export async function openAccount(
  q: Queryable,
  kind: AccountKind,
  owner: string,
  currency = CURRENCY,
): Promise<string> {
  const [row] = await q.query<{ id: string }>('SELECT wallet_account($1, $2, $3) AS id', [kind, owner, currency]);
  if (!row) throw new Error('the account was not opened');
  return row.id;
}

/** Whether a member's games play from the main wallet, rather than from one wallet per vendor. */
export async function usesMainWallet(q: Queryable, memberId: MemberId): Promise<boolean> {
  const [row] = await q.query<{ single: boolean }>('SELECT wallet_uses_main($1) AS single', [memberId]);
  return row?.single ?? true;
}

/** A member's main balance; 0 for one without a wallet. */
export async function balanceOf(q: Queryable, memberId: MemberId, currency = CURRENCY): Promise<Hundredths> {
  const [row] = await q.query<{ balance: string }>(
    `SELECT balance FROM account WHERE kind = 'member' AND owner = $1 AND currency = $2`,
    [memberId, currency],
  );
  return hundredthsOf(row?.balance ?? 0);
}

/** A member's money, without holds. */
export interface Funds {
  /** Main wallet and vendor wallets (the specification's sumBalance). */
  readonly sum: Hundredths;
  /** In open bonuses. */
  readonly bonus: Hundredths;
}

/** The funds of each member in the currency of its market, by member id. */
export async function fundsByMember(q: Queryable, memberIds: readonly MemberId[]): Promise<ReadonlyMap<string, Funds>> {
  const rows = await q.query<{ member: string; sum: string; bonus: string }>(
    `SELECT m.id AS member,
       (SELECT coalesce(sum(balance), 0) FROM account WHERE kind = 'member' AND owner = m.id::text AND currency = k.currency)
       + (SELECT coalesce(sum(balance), 0) FROM account
          WHERE kind = 'vendorWallet' AND split_part(owner, '/', 2) = m.id::text AND currency = k.currency) AS sum,
       (SELECT coalesce(sum(balance), 0) FROM account WHERE kind = 'bonus' AND owner = m.id::text AND currency = k.currency) AS bonus
     FROM members.member m JOIN markets.market k ON k.code = m.market_code WHERE m.id = ANY ($1)`,
    [[...memberIds]],
  );
  return new Map(
    rows.map(({ member, sum, bonus }) => [member, { sum: hundredthsOf(sum), bonus: hundredthsOf(bonus) }]),
  );
}

/**
 * Posts a transfer once per key, in one round trip; a replay returns the original. Throws CONFLICT when the key was
 * used for another transfer, INSUFFICIENT_BALANCE when a member's account would go below zero, BALANCE_LIMIT when it
 * would hold more than 2^53 - 1 hundredths.
 */
export async function post(q: Queryable, movement: TransferRequest): Promise<PostedTransfer> {
  const { key, kind, from, to, amount, subject, reference, at } = movement;
  const [row] = await q.query<{
    status: 'posted' | 'replayed' | 'conflict' | 'insufficient' | 'over_limit' | 'no_account';
    id: string | null;
    from: string | null;
    to: string | null;
  }>(
    `SELECT m.status, m.transfer_id AS id, m.balance_from AS "from", m.balance_to AS "to"
     FROM ledger_post($1, $2, wallet_account($3, $4, $5), wallet_account($6, $7, $8), $9, $10, $11, coalesce($12, now())) m`,
    [
      key,
      kind,
      from.kind,
      from.owner,
      from.currency ?? CURRENCY,
      to.kind,
      to.owner,
      to.currency ?? CURRENCY,
      amount,
      JSON.stringify(subject),
      reference,
      at ?? null,
    ],
  );
  if (row?.status === 'conflict') throw new Refusal('CONFLICT');
  if (row?.status === 'insufficient') throw new Refusal('INSUFFICIENT_BALANCE');
  if (row?.status === 'over_limit') throw new Refusal('BALANCE_LIMIT');
  if (!row || row.status === 'no_account' || row.id === null || row.from === null || row.to === null) {
    throw new Error('the accounts of a movement must have one currency');
  }
  return {
    status: row.status,
    transferId: row.id,
    balances: { from: hundredthsOf(row.from), to: hundredthsOf(row.to) },
  };
}
