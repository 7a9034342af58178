import { randomInt } from 'node:crypto';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { memberByAccount } from '../../members/index.ts';
import { confusableKey, isReservedName } from './confusableKey.ts';

/**
 * Whether a name is available: unused in every market, not seeming to speak for the house, and not resembling that of
 * an agent, whom members trust with money.
 */
export async function isNameAvailable(q: Queryable, account: string): Promise<boolean> {
  if (isReservedName(account) || (await memberByAccount(q, account))) return false;
  const agents = await q.query(
    `SELECT 1 FROM members.member WHERE customer_type IN (1, 2) AND translate(account, '0135478i', 'olesatbl') = $1 LIMIT 1`,
    [confusableKey(account)],
  );
  return agents.length === 0;
}

/** Random name for a registration by number; it reveals nothing about the number. */
export async function generateName(q: Queryable): Promise<string> {
  for (;;) {
    const account = `m${String(randomInt(10 ** 9)).padStart(9, '0')}`;
    if (!(await memberByAccount(q, account))) return account;
  }
}
