import type { Queryable } from '../foundation/database/connect.ts';
import { sealLedger } from '../money/ledger/index.ts';

/**
 * Seals everything that was posted. Waits for transactions of other tests on the same server, which delay seals as any
 * other database on it would.
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
