import { hundredthsOf, type MemberId, sumOf } from '@unisite/shared/contract';
import { ratesOn } from '../../../access/members/index.ts';
import { addDays } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../../../foundation/services.ts';
import { createBalancePublisher, post, readMoney } from '../../../money/ledger/index.ts';
import { daysSettledSince, seriesStakesOf } from '../../../play/lottery/index.ts';
import { statementReference } from '../statementReference.ts';
import { linesToState, type StatementLine } from './corrections.ts';
import { type Earning, seriesEarnings } from './seriesEarnings.ts';

/** Days back for which a late settlement, a correction or a void still changes what was earned. */
const CORRECTED_DAYS = 35;

type Needs = Pick<Services, 'database' | 'clock' | 'live' | 'log'>;

/**
 * Makes and pays statements of what a market's agents earned by their downlines' series on a complete day, with
 * corrections of earlier days since `since`. Each agent's statement and payment are one transaction; agents who have
 * the day's statement are skipped, so an interrupted run can be repeated. Returns how many were made.
 */
export async function paySeries(
  services: Needs,
  { market, day, since }: { market: string; day: string; since: Date },
): Promise<number> {
  const { database } = services;
  const earlier = await daysSettledSince(database, {
    market,
    fromDay: addDays(day, -CORRECTED_DAYS),
    toDay: addDays(day, -1),
    since,
  });
  const earned = new Map<string, readonly Earning[]>();
  for (const one of [...earlier, day]) earned.set(one, await earningsOn(database, market, one));
  const days = [...earned.keys()];
  const agents = new Set([
    ...[...earned.values()].flat().map(({ agentId, currency }) => `${agentId} ${currency}`),
    ...(await statedAgents(database, market, days)),
  ]);
  let made = 0;
  for (const one of [...agents].toSorted()) {
    const [agentId, currency] = one.split(' ') as [MemberId, string]; // keys are built that way
    const own = new Map(
      days.map((each) => [
        each,
        (earned.get(each) ?? []).filter((line) => line.agentId === agentId && line.currency === currency),
      ]),
    );
    if (await stateAndPay(services, { agentId, currency, day, own })) made += 1;
  }
  return made;
}

async function earningsOn(q: Queryable, market: string, day: string): Promise<readonly Earning[]> {
  const [stakes, rates] = [await seriesStakesOf(q, { market, day }), await ratesOn(q, day)];
  return seriesEarnings(
    stakes.map(({ path, ...stake }) => ({ ...stake, line: path.split('/').filter(Boolean) as MemberId[] })), // of ids
    new Map([...rates].map(([id, { series }]) => [id, series])),
  );
}

async function statedAgents(q: Queryable, market: string, days: readonly string[]): Promise<string[]> {
  const rows = await q.query<{ agent: string }>(
    `SELECT DISTINCT s.agent_id || ' ' || s.currency AS agent FROM agent_statement s JOIN agent_statement_line l ON l.statement_id = s.id
     JOIN members.member m ON m.id = s.agent_id AND m.market_code = $2
     WHERE s.kind = 'series' AND l.for_day = ANY ($1::date[])`,
    [days, market],
  );
  return rows.map(({ agent }) => agent);
}

interface Own {
  readonly agentId: MemberId;
  readonly currency: string;
  readonly day: string;
  /** Earnings by day. */
  readonly own: ReadonlyMap<string, readonly Earning[]>;
}

/** False when the agent already has the day's statement, or nothing is to be stated. */
async function stateAndPay(services: Needs, { agentId, currency, day, own }: Own): Promise<boolean> {
  const { database, clock } = services;
  const paid = await database.transaction(async (q) => {
    // serializes statements of an agent: the next one sees this one's lines
    await q.query('SELECT pg_advisory_xact_lock(7201818, $1::int)', [Number(BigInt(agentId) % 2_147_483_647n)]);
    const [made] = await q.query(
      `SELECT FROM agent_statement WHERE kind = 'series' AND agent_id = $1 AND from_day = $2`,
      [agentId, day],
    );
    if (made) return null;
    const lines = linesToState(own, await statedLines(q, { agentId, currency, days: [...own.keys()] }));
    if (lines.length === 0) return null;
    const carried = await carriedOf(q, agentId, currency);
    const earned = sumOf(lines.map(({ amount }) => amount));
    const pays = hundredthsOf(carried + earned > 0n ? carried + earned : 0n);
    const at = clock();
    const [statement] = await q.query<{ id: string }>(
      `INSERT INTO agent_statement (kind, agent_id, currency, from_day, to_day, carried, earned, paid, made_at)
       VALUES ('series', $1, $2, $3, $3, $4, $5, $6, $7) RETURNING id`,
      [agentId, currency, day, carried, earned, pays, at],
    );
    if (!statement) throw new Error('a statement was not written');
    await q.query(
      `INSERT INTO agent_statement_line (statement_id, place, for_day, branch_id, staked, gap, amount)
       SELECT $1, ord - 1, l.day, l.branch, l.staked, l.gap, l.amount
       FROM unnest($2::date[], $3::bigint[], $4::bigint[], $5::int[], $6::bigint[]) WITH ORDINALITY AS l (day, branch, staked, gap, amount, ord)`,
      [
        statement.id,
        lines.map(({ forDay }) => forDay),
        lines.map(({ branchId }) => branchId),
        lines.map(({ staked }) => staked),
        lines.map(({ gap }) => gap),
        lines.map(({ amount }) => amount),
      ],
    );
    if (pays > 0n)
      await post(q, {
        key: `agent/series/${agentId}/${day}`,
        kind: 'commission',
        from: { kind: 'house', owner: 'HOUSE', currency },
        to: { kind: 'member', owner: agentId, currency },
        amount: pays,
        subject: { vi: `Chênh lệch bộ thưởng ${day}`, en: `Series difference ${day}` },
        reference: statementReference(statement.id),
        at,
      });
    return pays;
  });
  if (paid === null) return false;
  if (paid > 0n) createBalancePublisher(services)(agentId, 'commission');
  return true;
}

const statedLines = (
  q: Queryable,
  { agentId, currency, days }: { agentId: MemberId; currency: string; days: readonly string[] },
): Promise<StatementLine[]> =>
  readMoney<StatementLine>(
    q.query(
      `SELECT l.for_day AS "forDay", l.branch_id AS "branchId", l.gap, sum(l.staked)::bigint AS staked, sum(l.amount)::bigint AS amount
       FROM agent_statement s JOIN agent_statement_line l ON l.statement_id = s.id
       WHERE s.kind = 'series' AND s.agent_id = $1 AND s.currency = $2 AND l.for_day = ANY ($3::date[]) GROUP BY 1, 2, 3`,
      [agentId, currency, days],
    ),
    { staked: true, amount: true },
  );

/** Negative balance of the last statement. */
async function carriedOf(q: Queryable, agentId: MemberId, currency: string): Promise<bigint> {
  const [last] = await q.query<{ rest: string }>(
    `SELECT least(carried + earned, 0)::text AS rest FROM agent_statement
     WHERE kind = 'series' AND agent_id = $1 AND currency = $2 ORDER BY from_day DESC LIMIT 1`,
    [agentId, currency],
  );
  return BigInt(last?.rest ?? 0);
}
