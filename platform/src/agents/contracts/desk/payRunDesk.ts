import type { ValueOf } from '@unisite/shared/contract';
import { type ContractKind, type ContractRunState, type Hundredths, toWire } from '@unisite/shared/contract';
import type { DeskRun, payRunStatements } from '@unisite/shared/contract/operatorsPayRuns';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';

interface RunRow extends Omit<DeskRun, 'total' | 'lacks' | 'until' | 'madeAt' | 'decidedAt' | 'paidAt' | 'proposedBy'> {
  readonly market: string;
  readonly total: Hundredths;
  readonly lacks: Hundredths;
  readonly until: Date | null;
  readonly madeAt: Date;
  readonly decidedAt: Date | null;
  readonly paidAt: Date | null;
}

/** What the payer's main wallet lacks for an unpaid run, as of now. */
const lacks = `CASE WHEN r.payer_id IS NULL OR r.state IN ('paid', 'refused') THEN 0 ELSE greatest(r.total - coalesce(
  (SELECT a.balance FROM ledger.account a WHERE a.kind = 'member' AND a.owner = r.payer_id::text AND a.currency = r.currency), 0), 0) END`;
const columns = `r.id, r.kind AS contract, r.market_code AS market, p.account AS payer, r.currency, r.from_day AS "from", r.to_day AS "to",
  r.until, r.total, r.state, ${lacks} AS lacks, k.statements, k.pays, r.made_at AS "madeAt", r.decided_at AS "decidedAt",
  r.paid_at AS "paidAt", r.refused_why AS "refusedWhy"`;
const tables = `contract_run r LEFT JOIN members.member p ON p.id = r.payer_id CROSS JOIN LATERAL (
  SELECT count(*)::int AS statements, (count(*) FILTER (WHERE s.due > 0))::int AS pays FROM contract_statement s WHERE s.run_id = r.id) k`;

interface RunsAsked {
  readonly market: string;
  readonly state?: ContractRunState | undefined;
  readonly contract?: ContractKind | undefined;
  readonly page: number;
  readonly pageSize: number;
}

type RunView = Omit<DeskRun, 'proposedBy'> & { readonly market: string };

/** Runs of a market with a payment, newest first. */
export async function payRunDeskPage(
  q: Queryable,
  { market, state, contract, page, pageSize }: RunsAsked,
): Promise<{ readonly total: number; readonly rows: RunView[] }> {
  const where =
    'r.market_code = $1 AND r.total > 0 AND ($2::text IS NULL OR r.state = $2) AND ($3::text IS NULL OR r.kind = $3)';
  const values = [market, state ?? null, contract ?? null];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM contract_run r WHERE ${where}`,
    values,
  );
  const rows = await readMoney<RunRow>(
    q.query(`SELECT ${columns} FROM ${tables} WHERE ${where} ORDER BY r.id DESC LIMIT $4 OFFSET $5`, [
      ...values,
      pageSize,
      (page - 1) * pageSize,
    ]),
    { total: true, lacks: true },
  );
  return { total: count?.total ?? 0, rows: rows.map(toView) };
}

/** One run as the desk shows it; null: none. */
export async function payRunView(q: Queryable, id: string): Promise<RunView | null> {
  const [row] = await readMoney<RunRow>(q.query(`SELECT ${columns} FROM ${tables} WHERE r.id = $1`, [id]), {
    total: true,
    lacks: true,
  });
  return row ? toView(row) : null;
}

const toView = ({ total, lacks: lacking, until, madeAt, decidedAt, paidAt, ...row }: RunRow): RunView => ({
  ...row,
  total: toWire(total),
  lacks: toWire(lacking),
  until: until?.toISOString() ?? null,
  madeAt: madeAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  paidAt: paidAt?.toISOString() ?? null,
});

type StatementView = ValueOf<typeof payRunStatements>['rows'][number];
const money = { turnover: true, counted: true, earned: true, before: true, due: true } as const;
type Amount = keyof typeof money;

/** A run's statements, highest payment first. */
export async function statementsOfRun(
  q: Queryable,
  { id, page, pageSize }: { readonly id: string; readonly page: number; readonly pageSize: number },
): Promise<{ readonly total: number; readonly rows: StatementView[] }> {
  const [count] = await q.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM contract_statement WHERE run_id = $1',
    [id],
  );
  const rows = await readMoney<Omit<StatementView, Amount> & Record<Amount, Hundredths>>(
    q.query(
      `SELECT s.id, d.account AS downline, c.games, s.turnover, s.counted, s.rate, s.earned,
         s.due - s.earned AS before, s.due
       FROM contract_statement s JOIN agent_contract c ON c.id = s.contract_id JOIN members.member d ON d.id = c.downline_id
       WHERE s.run_id = $1 ORDER BY s.due DESC, s.id LIMIT $2 OFFSET $3`,
      [id, pageSize, (page - 1) * pageSize],
    ),
    money,
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ turnover, counted, earned, before, due, ...row }) => ({
      ...row,
      turnover: toWire(turnover),
      counted: toWire(counted),
      earned: toWire(earned),
      before: toWire(before),
      due: toWire(due),
    })),
  };
}
