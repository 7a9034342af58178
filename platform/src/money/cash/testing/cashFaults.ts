import type { Queryable } from '../../../foundation/database/connect.ts';
import { checkInvariants, type InvariantViolation } from '../../ledger/index.ts';
import { checkCashRecords } from '../checkCashRecords.ts';

/** Money that a test puts into wallets comes from the bank without a deposit, with references that start like this. */
const given = 'reference ';

/** Violated invariants of the ledger, and of cash against it. */
export async function cashFaults(q: Queryable): Promise<InvariantViolation[]> {
  const ofCash = await checkCashRecords(q);
  return [...(await checkInvariants(q)), ...ofCash.filter(({ where }) => where !== given)];
}
