import type { Queryable } from '../foundation/database/connect.ts';

/** One broken invariant of the ledger. */
export interface InvariantViolation {
  readonly invariant: Invariant;
  /** The transfer, account or posting that breaks it. */
  readonly where: string;
}

type Invariant =
  | 'transfers sum to zero'
  | 'all accounts sum to zero'
  | 'balance is the sum of postings'
  | 'balance after follows'
  | 'no member is below zero'
  | 'no debt is above zero';

const broken: Record<Invariant, string> = {
  'transfers sum to zero': `SELECT 'transfer ' || t.id AS where
    FROM transfer t LEFT JOIN posting p ON p.transfer_id = t.id GROUP BY t.id HAVING count(p.side) <> 2 OR sum(p.amount) <> 0`,
  'all accounts sum to zero': 'SELECT currency AS where FROM account GROUP BY currency HAVING sum(balance) <> 0',
  'balance is the sum of postings': `SELECT 'account ' || a.id AS where
    FROM account a LEFT JOIN posting p ON p.account_id = a.id GROUP BY a.id HAVING a.balance <> coalesce(sum(p.amount), 0)`,
  'balance after follows': `SELECT 'transfer ' || transfer_id || ', side ' || side AS where
    FROM (SELECT *, sum(amount) OVER (PARTITION BY account_id ORDER BY transfer_id, side) AS running FROM posting) p
    WHERE balance_after <> running ORDER BY transfer_id, side`,
  'no member is below zero': `SELECT 'account ' || id AS where FROM account
    WHERE kind IN ('member', 'bonus', 'hold', 'vendorWallet') AND balance < 0`,
  'no debt is above zero': `SELECT 'account ' || id AS where FROM account WHERE kind = 'debt' AND balance > 0`,
};

/**
 * Reads the whole ledger and names what does not add up; nothing does when it is sound. `q` has to be one snapshot
 * where money is moving.
 */
export async function checkInvariants(
  q: Queryable,
  onProgress: (invariant: string) => void = () => undefined,
): Promise<InvariantViolation[]> {
  const faults: InvariantViolation[] = [];
  // The keys are the record's own; their union is lost by Object.entries.
  for (const [invariant, sql] of Object.entries(broken) as [Invariant, string][]) {
    onProgress(invariant);
    const rows = await q.query<{ where: string }>(sql);
    faults.push(...rows.map(({ where }) => ({ invariant, where })));
  }
  return faults;
}
