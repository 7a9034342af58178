import { type Hundredths, hundredthsOf, minus, noMoney, sumOf } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import { type ContractRow, readTerms } from '../life/contractRow.ts';
import { groupedBy } from '../rules/groupedBy.ts';
import { type Pay, type Played, payOf } from '../rules/payOf.ts';
import { needsApproval } from './approval.ts';
import { type PlayedBy, playedBy, type Span } from './playedBy.ts';
import { markCarried, type Refused, refusedOf } from './refused.ts';

interface Contract
  extends Pick<ContractRow, 'id' | 'kind' | 'uplineId' | 'downlineId' | 'currency' | 'games' | 'period' | 'terms'> {
  /** Time zone of the paid agent's market, which the statement's days follow. */
  readonly market: string;
}

/** A pair's last statement for these games, under this contract or its predecessor. */
interface Prior extends Pick<Contract, 'kind' | 'games' | 'terms'> {
  readonly contractId: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly isOfDays: boolean;
  readonly carriedIn: Hundredths;
  readonly carriedOut: Hundredths;
  readonly earned: Hundredths;
  /** Zero or below: what corrections left owed. */
  readonly left: Hundredths;
}

interface Statement extends Pay {
  readonly contract: Contract;
  readonly played: Played;
  readonly carriedIn: Hundredths;
  readonly corrected: Hundredths;
  readonly owedBefore: Hundredths;
  /** What refused runs owed. */
  readonly refused: Refused;
  readonly due: Hundredths;
}

type Closed = Pick<Contract, 'market' | 'kind' | 'period'>;

/**
 * Makes statements of a span for all of a market's contracts of a kind and period, one run per payer; `q` must be a
 * transaction that holds the closing's lock. Returns how many were made; contracts without activity have none.
 */
export async function stateSpan(q: Queryable, closed: Closed, span: Span, at: Date): Promise<number> {
  const contracts = await contractsIn(q, closed, span);
  const played = await playedBy(
    q,
    contracts.map(({ downlineId }) => downlineId),
    span,
  );
  const priors = await priorsOf(q, contracts);
  const anew = await playedAnew(q, contracts, priors);
  const refused = await refusedOf(
    q,
    contracts.map(({ id }) => id),
  );
  const statements = contracts
    .map((contract) =>
      statementOf(contract, played(contract.downlineId, contract.games), {
        prior: priors.get(contract.id),
        anew,
        refused: refused.get(contract.id) ?? { ids: [], owed: noMoney },
      }),
    )
    .filter((one) => !isEmpty(one));
  const runs = groupedBy(statements, ({ contract }) => `${contract.uplineId ?? ''} ${contract.currency}`);
  for (const [, of] of [...runs].toSorted(([a], [b]) => a.localeCompare(b)))
    await writeRun(q, { ...closed, span, at, statements: of });
  return statements.length;
}

/** Contracts active for the whole span, between direct upline and downline; others end before it. */
async function contractsIn(
  q: Queryable,
  { market, kind, period }: Closed,
  { fromDay, toDay }: Span,
): Promise<Contract[]> {
  await q.query(
    `UPDATE agent_contract c SET state = 'ended', asked_by = NULL, to_day = greatest($3::date - 1, c.from_day - 1)
     FROM members.member d
     WHERE d.id = c.downline_id AND d.market_code = $4
       AND c.kind = $1 AND c.period = $2 AND c.state IN ('accepted', 'cancelAsked') AND c.from_day <= $3
       AND right(member_path_on(c.downline_id, $3), length('/' || coalesce(c.upline_id || '/', '') || c.downline_id || '/'))
         <> '/' || coalesce(c.upline_id || '/', '') || c.downline_id || '/'`,
    [kind, period, fromDay, market],
  );
  return q.query<Contract>(
    `SELECT c.id, c.kind, c.upline_id AS "uplineId", c.downline_id AS "downlineId", d.market_code AS market, c.currency,
       c.games, c.period, c.terms
     FROM agent_contract c JOIN members.member d ON d.id = c.downline_id AND d.market_code = $5
     WHERE c.kind = $1 AND c.period = $2 AND c.state IN ('accepted', 'cancelAsked', 'ended')
       AND c.from_day <= $3 AND (c.to_day IS NULL OR c.to_day >= $4) ORDER BY c.id`,
    [kind, period, fromDay, toDay, market],
  );
}

async function priorsOf(q: Queryable, contracts: readonly Contract[]): Promise<ReadonlyMap<string, Prior>> {
  const rows = await readMoney<Prior>(
    q.query(
      `SELECT c.id AS "contractId", p.* FROM agent_contract c JOIN LATERAL (
         SELECT o.kind, o.games, o.terms, r.from_day AS "fromDay", r.to_day AS "toDay", r.to_seal IS NULL AS "isOfDays",
           s.carried_in AS "carriedIn", s.carried_out AS "carriedOut", s.earned,
           least(s.earned + s.corrected + s.owed_before, 0) AS left
         FROM agent_contract o JOIN contract_statement s ON s.contract_id = o.id JOIN contract_run r ON r.id = s.run_id
         WHERE o.downline_id = c.downline_id AND o.upline_id IS NOT DISTINCT FROM c.upline_id AND o.kind = c.kind
           AND o.games = c.games
         ORDER BY s.id DESC LIMIT 1) p ON true
       WHERE c.id = ANY ($1::bigint[])`,
      [contracts.map(({ id }) => id)],
    ),
    { carriedIn: true, carriedOut: true, earned: true, left: true },
  );
  return new Map(rows.map((row) => [row.contractId, row]));
}

const spanKey = ({ fromDay, toDay }: Pick<Prior, 'fromDay' | 'toDay'>): string => `${fromDay} ${toDay}`;

/** Recomputes the days of earlier statements, as movements may have been sealed late. */
async function playedAnew(
  q: Queryable,
  contracts: readonly Contract[],
  priors: ReadonlyMap<string, Prior>,
): Promise<ReadonlyMap<string, PlayedBy>> {
  const ofDays = contracts.filter(({ id }) => priors.get(id)?.isOfDays);
  const bySpan = groupedBy(ofDays, ({ id }) => spanKey(priors.get(id) ?? { fromDay: '', toDay: '' }));
  const anew = new Map<string, PlayedBy>();
  for (const [key, of] of bySpan) {
    const [fromDay = '', toDay = ''] = key.split(' ');
    const branches = of.map(({ downlineId }) => downlineId);
    anew.set(key, await playedBy(q, branches, { fromDay, toDay, seals: null }));
  }
  return anew;
}

interface Before {
  readonly prior: Prior | undefined;
  readonly anew: ReadonlyMap<string, PlayedBy>;
  readonly refused: Refused;
}

function statementOf(contract: Contract, played: Played, { prior, anew, refused }: Before): Statement {
  const again = prior && anew.get(spanKey(prior));
  const before =
    again && payOf(prior.kind, readTerms(prior.terms), again(contract.downlineId, prior.games), prior.carriedIn);
  const carriedIn = before?.carried ?? prior?.carriedOut ?? noMoney;
  const corrected = before && prior ? minus(before.amount, prior.earned) : noMoney;
  const owedBefore = prior?.left ?? noMoney;
  const pay = payOf(contract.kind, readTerms(contract.terms), played, carriedIn);
  const due = pay.amount + corrected + owedBefore;
  return {
    ...pay,
    contract,
    played,
    carriedIn,
    corrected,
    owedBefore,
    refused,
    due: hundredthsOf((due > 0n ? due : 0n) + refused.owed),
  };
}

const isEmpty = ({ played, corrected, carriedIn, carried, refused }: Statement): boolean =>
  refused.owed === 0n &&
  played.turnover === 0n &&
  played.payout === 0n &&
  played.bonus === 0n &&
  played.rebate === 0n &&
  corrected === 0n &&
  carriedIn === carried;

interface Run extends Closed {
  readonly span: Span;
  readonly at: Date;
  readonly statements: readonly Statement[];
}

/** `statements`: those of one payer and currency, at least one. */
async function writeRun(q: Queryable, { market, kind, period, span, at, statements }: Run): Promise<void> {
  const total = sumOf(statements.map(({ due }) => due));
  const [first] = statements;
  if (!first) return;
  const { uplineId, currency } = first.contract;
  const { seals } = span;
  const open = total > 0n && (await needsApproval(q, market, total)) ? 'waiting' : 'due';
  const [run] = await q.query<{ id: string }>(
    `INSERT INTO contract_run
       (kind, period, payer_id, market_code, currency, from_day, to_day, after_seal, to_seal, until, total, state, made_at,
         paid_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id`,
    [
      kind,
      period,
      uplineId,
      market,
      currency,
      span.fromDay,
      span.toDay,
      seals?.after ?? null,
      seals?.to ?? null,
      seals?.until ?? null,
      ...(total > 0n ? [total, open, at, null] : [total, 'paid', at, at]),
    ],
  );
  if (!run) throw new Error('a run was not written');
  for (const one of statements) await writeStatement(q, run.id, one);
}

async function writeStatement(q: Queryable, runId: string, { contract, played, ...one }: Statement): Promise<void> {
  const [statement] = await q.query<{ id: string }>(
    `INSERT INTO contract_statement (run_id, contract_id, turnover, payout, bonus, rebate, fee, active, carried_in,
       counted, rate, earned, carried_out, corrected, owed_before, refused_before, due)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) RETURNING id`,
    [
      runId,
      contract.id,
      played.turnover,
      played.payout,
      played.bonus,
      played.rebate,
      one.fee,
      played.active,
      one.carriedIn,
      one.counted,
      one.rate,
      one.amount,
      one.carried,
      one.corrected,
      one.owedBefore,
      one.refused.owed,
      one.due,
    ],
  );
  if (!statement) throw new Error('a statement was not written');
  if (one.refused.ids.length > 0) await markCarried(q, one.refused.ids, statement.id);
}
