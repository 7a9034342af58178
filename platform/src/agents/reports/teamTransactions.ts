import {
  type agentTransactions,
  type Hundredths,
  type ParsedRequestOf,
  type TeamMovementKind,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import type { Services } from '../../foundation/services.ts';
import { readMoney } from '../../ledger/index.ts';
import type { Member } from '../../members/index.ts';
import { daysAsked } from '../daysAsked.ts';
import { teamMember } from '../team/agentOf.ts';

interface MovementRow {
  readonly id: string;
  readonly account: string;
  readonly at: Date;
  readonly kind: TeamMovementKind;
  readonly reference: string;
  readonly amount: Hundredths;
  readonly balanceAfter: Hundredths;
}

/** By the index on cash movements (transfer_cash); what stands on a debt is not in a wallet. */
const selection = `FROM transfer t JOIN posting p ON p.transfer_id = t.id JOIN account a ON a.id = p.account_id AND a.kind = 'member'
  JOIN member m ON m.id = a.owner::bigint
  WHERE t.kind IN ('deposit', 'depositReversal', 'withdrawal', 'withdrawalReturn') AND m.path LIKE $1 || '%'
    AND t.at >= $2::date::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh' AND t.at < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
    AND ($4::text IS NULL OR t.kind = $4)`;

/**
 * Deposits and withdrawals of an agent's team.
 *
 * @throws Refusal NOT_IN_TEAM, BAD_REQUEST
 */
export async function transactionsOfTeam(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  agent: Member,
  request: ParsedRequestOf<typeof agentTransactions>,
): Promise<ValueOf<typeof agentTransactions>> {
  const days = daysAsked(request, clock());
  const { page, pageSize, kind } = request;
  const top = request.account === undefined ? agent : await teamMember(database, agent, request.account);
  const values = [top.path, days.fromDay, days.toDay, kind ?? null];
  const [sums] = await readMoney<{ total: number; deposits: Hundredths; withdrawals: Hundredths }>(
    database.query(
      `SELECT count(*)::int AS total, coalesce(sum(p.amount) FILTER (WHERE t.kind IN ('deposit', 'depositReversal')), 0)::bigint AS deposits,
         coalesce(-sum(p.amount) FILTER (WHERE t.kind IN ('withdrawal', 'withdrawalReturn')), 0)::bigint AS withdrawals ${selection}`,
      values,
    ),
    { deposits: true, withdrawals: true },
  );
  if (!sums) throw new Error('sums gave no answer');
  const rows = await readMoney<MovementRow>(
    database.query(
      `SELECT t.id, m.account, t.at, t.kind, t.reference, p.amount, p.balance_after AS "balanceAfter" ${selection}
       ORDER BY t.at DESC, t.id DESC LIMIT $5 OFFSET $6`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
    { amount: true, balanceAfter: true },
  );
  return {
    from: days.fromDay,
    to: days.toDay,
    deposits: toWire(sums.deposits),
    withdrawals: toWire(sums.withdrawals),
    ...{ page, pageSize, total: sums.total },
    rows: rows.map(({ at, amount, balanceAfter, ...row }) => ({
      ...row,
      at: at.toISOString(),
      amount: toWire(amount),
      balanceAfter: toWire(balanceAfter),
    })),
  };
}
