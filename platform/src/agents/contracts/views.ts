import {
  type AgentContract,
  type agentContracts,
  type ContractKind,
  type ContractStatement,
  type consolidatedFunds,
  type contractStatements,
  type Hundredths,
  type MemberId,
  toWire,
  type ValueOf,
  type Vnd,
} from '@unisite/shared/contract';
import { type Member, memberById } from '../../access/members/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { type ContractRow, contractCovering, contractsGiven, contractsPaying } from './life/contractRow.ts';
import { enabledKinds } from './life/enabledKinds.ts';

/** Which contracts an agent has; none for members who are not agents. */
export async function fundsOf(q: Queryable, memberId: MemberId): Promise<ValueOf<typeof consolidatedFunds>> {
  const member = await memberById(q, memberId);
  const isAgent = member?.customerType === 1 || member?.customerType === 2;
  const kinds = isAgent ? await enabledKinds(q, member) : new Set<ContractKind>();
  const dividend = isAgent ? await contractCovering(q, { agentId: memberId, kind: 'dividend', games: 'ALL' }) : null;
  return {
    divtypereq: dividend?.period ?? null,
    dailysalreqtype: kinds.has('daily'),
    contracthoursalreq: kinds.has('hourly'),
    realtimesalreqtype: kinds.has('realtime'),
    enableCt: kinds.has('dividend'),
    salary: kinds.has('daily'),
    hourSalary: kinds.has('hourly'),
  };
}

/** An agent's contracts of a kind, as payer or payee. */
export async function contractsOf(
  q: Queryable,
  { id }: Member,
  kind: ContractKind,
): Promise<ValueOf<typeof agentContracts>> {
  const [mine, given] = [await contractsPaying(q, id, kind), await contractsGiven(q, id, kind)];
  return {
    mine: mine.map((row) => toContract(row, 'downline')),
    given: given.map((row) => toContract(row, 'upline')),
  };
}

function toContract(row: ContractRow, side: 'upline' | 'downline'): AgentContract {
  const { id, kind, upline, downline, games, period, terms, state, askedBy } = row;
  return {
    id,
    kind,
    upline,
    downline,
    games,
    period,
    terms,
    state,
    awaitsMe: (state === 'offered' && side === 'downline') || (state === 'cancelAsked' && askedBy !== side),
    offeredAt: row.offeredAt.toISOString(),
    from: row.fromDay,
    to: row.toDay,
  };
}

const STATEMENTS = 50;
const money = {
  turnover: true,
  payout: true,
  bonus: true,
  rebate: true,
  fee: true,
  carriedIn: true,
  counted: true,
  earned: true,
  corrected: true,
  owedBefore: true,
  refusedBefore: true,
  due: true,
  carriedOut: true,
  lacks: true,
} as const;
type AmountName = keyof typeof money;

interface StatementRow
  extends Omit<ContractStatement, AmountName | 'until' | 'paidAt'>,
    Readonly<Record<AmountName, Hundredths>> {
  readonly until: Date | null;
  readonly paidAt: Date | null;
}

/** The latest statements that pay an agent or that it pays; `before`: only those older than that one. */
export async function statementsOf(
  q: Queryable,
  { id }: Member,
  { kind, before }: { readonly kind: ContractKind; readonly before?: string | undefined },
): Promise<ValueOf<typeof contractStatements>> {
  const rows = await readMoney<StatementRow>(
    q.query(
      `SELECT s.id, s.contract_id AS contract, u.account AS upline, d.account AS downline, c.games, r.from_day AS "from",
         r.to_day AS "to", r.until, s.turnover, s.payout, s.bonus, s.rebate, s.fee, s.active, s.carried_in AS "carriedIn",
         s.counted, s.rate, s.earned, s.corrected, s.owed_before AS "owedBefore", s.refused_before AS "refusedBefore", s.due, s.carried_out AS "carriedOut",
         r.state, r.refused_why AS "refusedWhy", CASE WHEN c.upline_id = $1 THEN r.lacks ELSE 0 END AS lacks,
         r.paid_at AS "paidAt"
       FROM contract_statement s JOIN agent_contract c ON c.id = s.contract_id JOIN contract_run r ON r.id = s.run_id
       JOIN members.member d ON d.id = c.downline_id LEFT JOIN members.member u ON u.id = c.upline_id
       WHERE c.kind = $2 AND (c.downline_id = $1 OR c.upline_id = $1) AND ($3::bigint IS NULL OR s.id < $3)
       ORDER BY s.id DESC LIMIT ${STATEMENTS}`,
      [id, kind, before ?? null],
    ),
    money,
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      ...wireAmounts(row),
      until: row.until?.toISOString() ?? null,
      paidAt: row.paidAt?.toISOString() ?? null,
    })),
  };
}

function wireAmounts(row: StatementRow): Record<AmountName, Vnd> {
  const names = Object.keys(money) as AmountName[]; // `money` has exactly these keys
  return Object.fromEntries(names.map((name) => [name, toWire(row[name])])) as Record<AmountName, Vnd>;
}
