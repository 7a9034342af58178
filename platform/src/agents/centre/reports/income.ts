import {
  type agentIncome,
  type agentStatement,
  type Hundredths,
  type IncomeKind,
  incomeKind,
  type ParsedRequestOf,
  sumOf,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import type { Member } from '../../../access/members/index.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import { daysAsked } from '../daysAsked.ts';
import { statementReference } from '../statementReference.ts';
import { type IncomeDay, incomeDays } from './incomeDays.ts';

interface StatementRow {
  readonly id: string;
  readonly kind: IncomeKind;
  readonly fromDay: string;
  readonly toDay: string;
  readonly earned: Hundredths;
  readonly carried: Hundredths;
  readonly paid: Hundredths;
  readonly madeAt: Date;
}

const columns = `id, kind, from_day AS "fromDay", to_day AS "toDay", earned, carried, paid, made_at AS "madeAt"`;
const money = { earned: true, carried: true, paid: true } as const;

/** Totals of an agent's statements, and what its contracts owe those below. */
export async function incomeOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  agent: Member,
  request: ParsedRequestOf<typeof agentIncome>,
): Promise<ValueOf<typeof agentIncome>> {
  const days = daysAsked(request, clock(), agent.timeZone);
  const rows = await incomeDays(database, agent, days);
  const [run] = await database.query<{ doneTo: string }>(
    `SELECT done_to AS "doneTo" FROM agent_pay_run WHERE market_code = $1 AND kind = 'series'`,
    [agent.marketCode],
  );
  return {
    from: days.fromDay,
    to: days.toDay,
    doneTo: run?.doneTo ?? null,
    ...sumsOf(rows),
    kinds: incomeKind.options
      .map((kind) => ({ kind, own: rows.filter((row) => row.kind === kind) }))
      .filter(({ own }) => own.length > 0)
      .map(({ kind, own }) => ({ kind, ...sumsOf(own) })),
    days: rows.map(({ day, kind, statement, ...sums }) => ({ day, kind, ...sumsOf([sums]), statement })),
  };
}

const sumsOf = (rows: readonly Pick<IncomeDay, 'earned' | 'paid' | 'given'>[]) => ({
  earned: toWire(sumOf(rows.map(({ earned }) => earned))),
  paid: toWire(sumOf(rows.map(({ paid }) => paid))),
  given: toWire(sumOf(rows.map(({ given }) => given))),
});

interface LineRow {
  readonly day: string;
  readonly branch: string;
  readonly staked: Hundredths;
  readonly gap: number;
  readonly amount: Hundredths;
}

/**
 * One of an agent's statements with its lines.
 *
 * @throws Refusal NOT_FOUND (none, or another agent's)
 */
export async function statementOf(
  { database }: Pick<Services, 'database'>,
  agent: Member,
  id: string,
): Promise<ValueOf<typeof agentStatement>> {
  const [row] = await readMoney<StatementRow>(
    database.query(`SELECT ${columns} FROM agent_statement WHERE id = $1 AND agent_id = $2`, [id, agent.id]),
    money,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  const lines = await readMoney<LineRow>(
    database.query(
      `SELECT l.for_day AS day, m.account AS branch, l.staked, l.gap, l.amount
       FROM agent_statement_line l JOIN members.member m ON m.id = l.branch_id WHERE l.statement_id = $1 ORDER BY l.place`,
      [id],
    ),
    { staked: true, amount: true },
  );
  return {
    id: row.id,
    kind: row.kind,
    from: row.fromDay,
    to: row.toDay,
    lines: lines.map(({ staked, amount, ...line }) => ({ ...line, staked: toWire(staked), amount: toWire(amount) })),
    earned: toWire(row.earned),
    carried: toWire(row.carried),
    paid: toWire(row.paid),
    madeAt: row.madeAt.toISOString(),
    reference: row.paid > 0n ? statementReference(row.id) : null,
  };
}
