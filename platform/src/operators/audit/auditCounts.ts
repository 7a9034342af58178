import type { Queryable } from '../../foundation/database/connect.ts';

/** Number of audit entries by act. */
export async function auditCounts(q: Queryable): Promise<{ act: string; count: number }[]> {
  const rows = await q.query<{ act: string; count: string }>('SELECT act, count(*) FROM registry_audit GROUP BY act');
  return rows.map(({ act, count }) => ({ act, count: Number(count) }));
}
