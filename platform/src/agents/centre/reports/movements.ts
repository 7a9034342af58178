import type {
  agentTransactions,
  Hundredths,
  MemberId,
  ParsedRequestOf,
  TeamMovementKind,
} from '@unisite/shared/contract';
import {
  foldedPattern,
  hadSomebodyElsewhere,
  type Member,
  type Shown,
  shownColumns,
  stoodInTeam,
  teamMember,
} from '../../../access/members/index.ts';
import { addDays, dayStart } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import { daysAsked } from '../daysAsked.ts';

type Asked = Omit<ParsedRequestOf<typeof agentTransactions>, 'page' | 'pageSize'>;

/** Movements of a team. Days are those of its market, both inclusive. */
export interface MovementSelection extends Pick<Asked, 'of' | 'search' | 'kind'> {
  /** Top of the selection: alone, or with everyone below. */
  readonly top: Member;
  /**
   * The team's agent, if some members were elsewhere on days of the range, which are then left out; null: nobody was.
   */
  readonly since: MemberId | null;
  readonly fromDay: string;
  readonly toDay: string;
}

/**
 * Turns a request into a selection of the agent's own team.
 *
 * @throws Refusal NOT_IN_TEAM, BAD_REQUEST
 */
export async function movementsAsked(
  q: Queryable,
  agent: Member,
  { account, of, search, kind, ...period }: Asked,
  now: Date,
): Promise<MovementSelection> {
  const days = daysAsked(period, now, agent.timeZone);
  const top = account === undefined ? agent : await teamMember(q, agent, account);
  const since = (await hadSomebodyElsewhere(q, agent.id, days)) ? agent.id : null;
  return { top, since, of, search, kind, ...days };
}

/** Uses the index on cash movements (transfer_cash); debts are not part of a wallet. */
const selected = `FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'member'
  JOIN members.member m ON m.id = a.owner::bigint
  WHERE t.kind IN ('deposit', 'depositReversal', 'withdrawal', 'withdrawalReturn', 'lineTransfer', 'rebate', 'bonus')
    AND CASE $6 WHEN 'alone' THEN m.id = $7 ELSE m.path LIKE $1 || '%' END
    AND t.at >= $2 AND t.at < $3
    AND ($4::text IS NULL OR t.kind = $4) AND ($5::text IS NULL OR m.folded LIKE $5 OR t.reference = $8)
    AND ($9::bigint IS NULL OR ${stoodInTeam('$9', 'm.id', '(t.at AT TIME ZONE $10)::date')})`;

const valuesOf = ({ top, since, of, search, kind, fromDay, toDay }: MovementSelection): readonly unknown[] => [
  top.path,
  dayStart(fromDay, top.timeZone),
  dayStart(addDays(toDay, 1), top.timeZone),
  kind ?? null,
  search ? foldedPattern(search) : null,
  of,
  top.id,
  search ?? '',
  since,
  top.timeZone,
];

export interface MovementSums {
  readonly total: number;
  readonly deposits: Hundredths;
  readonly withdrawals: Hundredths;
  readonly given: Hundredths;
}

export async function movementSums(q: Queryable, selection: MovementSelection): Promise<MovementSums> {
  const sum = (kinds: string, sign = '') =>
    `coalesce(${sign}sum(p.amount) FILTER (WHERE t.kind IN (${kinds})), 0)::bigint`;
  const [sums] = await readMoney<MovementSums>(
    q.query(
      `SELECT count(*)::int AS total, ${sum(`'deposit', 'depositReversal'`)} AS deposits,
         ${sum(`'withdrawal', 'withdrawalReturn'`, '-')} AS withdrawals, ${sum(`'rebate', 'bonus'`)} AS given ${selected}`,
      valuesOf(selection),
    ),
    { deposits: true, withdrawals: true, given: true },
  );
  if (!sums) throw new Error('sums gave no answer');
  return sums;
}

export interface Movement extends Shown {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly at: Date;
  readonly kind: TeamMovementKind;
  readonly reference: string;
  /** Above zero: into the wallet. */
  readonly amount: Hundredths;
  readonly balanceAfter: Hundredths;
  /** Position in the list: time, transfer and account. */
  readonly key: readonly string[];
}

interface Part {
  /** Key of the preceding movement; null: from the newest. */
  readonly after: readonly string[] | null;
  readonly limit: number;
  readonly offset: number;
}

/** Movements, newest first. */
export const movementsOf = (q: Queryable, selection: MovementSelection, part: Part): Promise<Movement[]> =>
  readMoney<Movement>(
    q.query(
      `SELECT t.id || '/' || m.id AS id, m.account, m.nickname, ${shownColumns('m')}, t.at, t.kind, t.reference, p.amount,
         p.balance_after AS "balanceAfter", ARRAY[t.at::text, t.id::text, a.id::text] AS key ${selected}
         AND ($11::timestamptz IS NULL OR t.at <= $11 AND (t.at, t.id, a.id) < ($11, $12::bigint, $13::bigint))
       ORDER BY t.at DESC, t.id DESC, a.id DESC LIMIT $14 OFFSET $15`,
      [...valuesOf(selection), ...(part.after ?? [null, null, null]), part.limit, part.offset],
    ),
    { amount: true, balanceAfter: true },
  );
