import type { Queryable } from '../../../foundation/database/connect.ts';
import { checkInvariants, type InvariantViolation } from '../../ledger/index.ts';
import { checkCashRecords } from '../checkCashRecords.ts';

/** Money that a test puts into wallets comes from the bank without a deposit, under this name. */
const given = 'reference ';

/** What does not add up of the ledger, and of cash held against it. */
export async function cashFaults(q: Queryable): Promise<InvariantViolation[]> {
  const ofCash = await checkCashRecords(q);
  return [...(await checkInvariants(q)), ...ofCash.filter(({ where }) => where !== given)];
}
