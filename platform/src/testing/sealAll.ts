import type { Queryable } from '../foundation/database/connect.ts';
import { sealLedger } from '../money/ledger/index.ts';

/**
 * Seals everything that was posted. Transactions of other tests on the same server hold seals back, as those of another
 * database on it would: they are waited for.
 */
export async function sealAll(q: Queryable): Promise<void> {
  for (;;) {
    await sealLedger(q);
    const [row] = await q.query<{ done: boolean }>(
      'SELECT g.sealed_to >= CASE WHEN s.is_called THEN s.last_value ELSE 0 END AS done FROM ledger_sealing g, transfer_id_seq s',
    );
    if (row?.done) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
