import {
  type agentIncome,
  type agentStatement,
  type Hundredths,
  type IncomeKind,
  type ParsedRequestOf,
  sumOf,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Services } from '../../foundation/services.ts';
import { readMoney } from '../../ledger/index.ts';
import type { Member } from '../../members/index.ts';
import { daysAsked } from '../daysAsked.ts';
import { statementReference } from '../statementReference.ts';

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

/** What an agent's statements come to. */
export async function incomeOf(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  agent: Member,
  request: ParsedRequestOf<typeof agentIncome>,
): Promise<ValueOf<typeof agentIncome>> {
  const days = daysAsked(request, clock());
  const rows = await readMoney<StatementRow>(
    database.query(
      `SELECT ${columns} FROM agent_statement WHERE agent_id = $1 AND from_day BETWEEN $2 AND $3 ORDER BY from_day, kind`,
      [agent.id, days.fromDay, days.toDay],
    ),
    money,
  );
  const [run] = await database.query<{ doneTo: string }>(
    `SELECT done_to AS "doneTo" FROM agent_pay_run WHERE kind = 'series'`,
  );
  const sum = (own: readonly StatementRow[], of: 'earned' | 'paid') => toWire(sumOf(own.map((row) => row[of])));
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  return {
    from: days.fromDay,
    to: days.toDay,
    doneTo: run?.doneTo ?? null,
    earned: sum(rows, 'earned'),
    paid: sum(rows, 'paid'),
    kinds: kinds.map((kind) => {
      const own = rows.filter((row) => row.kind === kind);
      return { kind, earned: sum(own, 'earned'), paid: sum(own, 'paid') };
    }),
    days: rows.map(({ id, kind, fromDay, earned }) => ({ day: fromDay, kind, earned: toWire(earned), statement: id })),
  };
}

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
 * @throws Refusal NOT_FOUND (there is none, or it is another agent's)
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
       FROM agent_statement_line l JOIN member m ON m.id = l.branch_id WHERE l.statement_id = $1 ORDER BY l.place`,
      [id],
    ),
    { staked: true, amount: true },
  );
  return {
    ...{ id: row.id, kind: row.kind, from: row.fromDay, to: row.toDay },
    lines: lines.map(({ staked, amount, ...line }) => ({ ...line, staked: toWire(staked), amount: toWire(amount) })),
    earned: toWire(row.earned),
    carried: toWire(row.carried),
    paid: toWire(row.paid),
    madeAt: row.madeAt.toISOString(),
    reference: row.paid > 0n ? statementReference(row.id) : null,
  };
}
