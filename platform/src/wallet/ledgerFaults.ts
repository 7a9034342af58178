import type { Queryable } from '../database/connect.ts';

/** One broken invariant of the ledger. */
export interface LedgerFault {
  readonly invariant:
    | 'transfers sum to zero'
    | 'all accounts sum to zero'
    | 'balance is the sum of postings'
    | 'balance after follows';
  /** The transfer, account or posting that breaks it. */
  readonly where: string;
}

/** Reads the whole ledger and names what does not add up; nothing does when it is sound. */
export function ledgerFaults(q: Queryable): Promise<LedgerFault[]> {
  return q.query<LedgerFault>(`
    SELECT 'transfers sum to zero' AS invariant, 'transfer ' || t.id AS where
    FROM transfer t LEFT JOIN posting p ON p.transfer_id = t.id GROUP BY t.id HAVING count(p.side) <> 2 OR sum(p.amount) <> 0
    UNION ALL
    SELECT 'all accounts sum to zero', currency FROM account GROUP BY currency HAVING sum(balance) <> 0
    UNION ALL
    SELECT 'balance is the sum of postings', 'account ' || a.id
    FROM account a LEFT JOIN posting p ON p.account_id = a.id GROUP BY a.id HAVING a.balance <> coalesce(sum(p.amount), 0)
    UNION ALL
    SELECT 'balance after follows', 'posting ' || transfer_id || '/' || side
    FROM (SELECT *, sum(amount) OVER (PARTITION BY account_id ORDER BY transfer_id, side) AS running FROM posting) p
    WHERE balance_after <> running`);
}
