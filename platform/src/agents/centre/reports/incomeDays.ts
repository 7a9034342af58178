import type { Hundredths, IncomeKind } from '@unisite/shared/contract';
import type { Member } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import type { Days } from '../../figures/index.ts';

/** An agent's statements, payments and debts to those below, by day and kind. */
export interface IncomeDay {
  readonly day: string;
  readonly kind: IncomeKind;
  readonly earned: Hundredths;
  readonly paid: Hundredths;
  readonly given: Hundredths;
  /** The series statement; null for contracts, whose statements are listed elsewhere. */
  readonly statement: string | null;
}

const series = `SELECT from_day AS day, kind, earned, paid, 0::bigint AS given, id AS statement FROM agent_statement
  WHERE agent_id = $1 AND from_day BETWEEN $2 AND $3`;

/**
 * Finds runs by payer (contract_run_once); none is longer than a month. Refused ones are carried to the next statement.
 */
const runsOf = (payer: string, kind: string, period: string): string =>
  `coalesce(r.payer_id, 0) = ${payer} AND r.kind = ${kind} AND r.period = ${period} AND r.from_day BETWEEN $2::date - 31 AND $3::date
    AND r.to_day BETWEEN $2 AND $3 AND r.state <> 'refused'`;

const received = `SELECT r.to_day, r.kind, s.due, CASE r.state WHEN 'paid' THEN s.due ELSE 0 END, 0::bigint, NULL::bigint
  FROM contracts.agent_contract c JOIN contracts.contract_run r ON ${runsOf('coalesce(c.upline_id, 0)', 'c.kind', 'c.period')}
  JOIN contracts.contract_statement s ON s.run_id = r.id AND s.contract_id = c.id WHERE c.downline_id = $1`;

const given = `SELECT r.to_day, r.kind, 0::bigint, 0::bigint, r.total, NULL::bigint
  FROM (VALUES ('dividend', 'D'), ('dividend', 'W'), ('dividend', 'H'), ('dividend', 'M'), ('daily', 'D'), ('hourly', 'hour'),
    ('realtime', 'live')) k (kind, period) JOIN contracts.contract_run r ON ${runsOf('$1', 'k.kind', 'k.period')}`;

/** The days of an agent's income, oldest first; contract pay counts on the last day of its period. */
export const incomeDays = (q: Queryable, agent: Member, { fromDay, toDay }: Days): Promise<IncomeDay[]> =>
  readMoney<IncomeDay>(
    q.query(
      `SELECT i.day, i.kind, sum(i.earned)::bigint AS earned, sum(i.paid)::bigint AS paid, sum(i.given)::bigint AS given,
         max(i.statement)::text AS statement FROM (${series} UNION ALL ${received} UNION ALL ${given}) i (day, kind, earned, paid, given, statement)
       GROUP BY i.day, i.kind HAVING max(i.statement) IS NOT NULL OR sum(i.earned + i.given) <> 0
       ORDER BY i.day, array_position(ARRAY['series', 'dividend', 'daily', 'hourly', 'realtime'], i.kind)`,
      [agent.id, fromDay, toDay],
    ),
    { earned: true, paid: true, given: true },
  );
