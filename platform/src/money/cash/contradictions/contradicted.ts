import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { depositById } from '../deposits/depositRows.ts';
import { withdrawalById } from '../withdrawals/withdrawalRows.ts';
import { type ContradictionRow, contradictionById } from './contradictionRows.ts';

/** The withdrawal or deposit that a provider's report contradicts. */
export interface Contradicted {
  readonly kind: 'withdrawal' | 'deposit';
  readonly id: string;
  readonly state: string;
}

/**
 * Locks the withdrawal or deposit first, then the contradiction.
 *
 * @throws Refusal NOT_FOUND
 */
export async function lockContradiction(
  q: Queryable,
  id: string,
): Promise<{ readonly row: ContradictionRow; readonly about: Contradicted }> {
  const found = await contradictionById(q, id);
  if (!found) throw new Refusal('NOT_FOUND');
  const about = await lockContradicted(q, found);
  const row = await contradictionById(q, id, { lock: true });
  if (!row) throw new Error('a contradiction is never taken away');
  return { row, about };
}

async function lockContradicted(q: Queryable, { withdrawalId, depositId }: ContradictionRow): Promise<Contradicted> {
  const lock = { lock: true } as const;
  const kind = withdrawalId === null ? 'deposit' : 'withdrawal';
  const row =
    withdrawalId === null ? await depositById(q, depositId ?? '0', lock) : await withdrawalById(q, withdrawalId, lock);
  if (!row) throw new Error('what is contradicted is never taken away');
  return { kind, id: row.id, state: row.state };
}
