import { type agentTransactions, type ParsedRequestOf, toWire, type ValueOf } from '@unisite/shared/contract';
import { avatarUrl, type Member } from '../../../access/members/index.ts';
import type { Services } from '../../../foundation/services.ts';
import { movementSums, movementsAsked, movementsOf } from './movements.ts';

/**
 * Wallet movements of an agent's team other than play.
 *
 * @throws Refusal NOT_IN_TEAM, BAD_REQUEST
 */
export async function transactionsOfTeam(
  { database, clock, art }: Pick<Services, 'database' | 'clock' | 'art'>,
  agent: Member,
  { page, pageSize, ...asked }: ParsedRequestOf<typeof agentTransactions>,
): Promise<ValueOf<typeof agentTransactions>> {
  const selection = await movementsAsked(database, agent, asked, clock());
  const [sums, rows] = await Promise.all([
    movementSums(database, selection),
    movementsOf(database, selection, { after: null, limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return {
    from: selection.fromDay,
    to: selection.toDay,
    deposits: toWire(sums.deposits),
    withdrawals: toWire(sums.withdrawals),
    given: toWire(sums.given),
    page,
    pageSize,
    total: sums.total,
    rows: rows.map((row) => ({
      id: row.id,
      account: row.account,
      nickname: row.nickname,
      avatar: avatarUrl(art, row),
      at: row.at.toISOString(),
      kind: row.kind,
      reference: row.reference,
      amount: toWire(row.amount),
      balanceAfter: toWire(row.balanceAfter),
    })),
  };
}
