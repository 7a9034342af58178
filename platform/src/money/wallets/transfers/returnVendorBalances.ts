import { randomUUID } from 'node:crypto';
import { type Hundredths, hundredthsOf, type MemberId, sumOf } from '@unisite/shared/contract';
import type { Services } from '../../../foundation/services.ts';
import { createBalancePublisher } from '../../ledger/index.ts';

/** Members per call: the operator who waits for it can repeat it for the rest. */
const atATime = 1_000;

/**
 * Returns what members of a market have at vendors to their main wallets: each member's in a transaction of its own,
 * recorded like a transfer by the member, with a notification to the member's open pages. A member that cannot be
 * processed now is left unchanged and still appears among what is at vendors.
 */
export async function returnVendorBalances(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log'>,
  marketCode: string,
): Promise<{ members: number; amount: Hundredths }> {
  const { database, clock, log } = services;
  const announce = createBalancePublisher(services);
  const owners = await database.query<{ id: MemberId; currency: string }>(
    `SELECT DISTINCT m.id, a.currency FROM ledger.account a JOIN members.member m ON m.id = split_part(a.owner, '/', 2)::bigint
     WHERE a.kind = 'vendorWallet' AND a.balance > 0 AND m.market_code = $1 ORDER BY m.id LIMIT $2`,
    [marketCode, atATime],
  );
  const batch = `market ${marketCode} ${randomUUID()}`;
  const amounts: Hundredths[] = [];
  const done = new Set<string>();
  for (const { id, currency } of owners) {
    try {
      const [moved] = await database.query<{ sum: string }>(
        'SELECT coalesce(sum(w.amount), 0) AS sum FROM wallet_transfer_all_out($1, $2, $3, $4) AS w',
        [id, `${batch} ${currency}`, currency, clock()],
      );
      const sum = hundredthsOf(moved?.sum ?? 0);
      if (sum === 0n) continue;
      amounts.push(sum);
      done.add(id);
      announce(id, 'transfer');
    } catch (error) {
      log.warn({ error, member: id }, 'what a member has at vendors was not brought back');
    }
  }
  return { members: done.size, amount: sumOf(amounts) };
}
