import { type Hundredths, hundredthsOf, type MemberId, minus, noMoney, sumOf } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../ledger/index.ts';
import { type ContractRow, readTerms } from '../life/contractRow.ts';
import { type Pay, type Played, payOf } from '../rules/payOf.ts';
import { type PlayedBy, playedBy, type Span } from './playedBy.ts';

type Contract = Pick<
  ContractRow,
  'id' | 'kind' | 'uplineId' | 'downlineId' | 'currency' | 'games' | 'period' | 'terms'
>;

/** The last statement of a pair for these games: of this contract, or of the one before it. */
interface Prior extends Pick<Contract, 'kind' | 'games' | 'terms'> {
  readonly contractId: string;
  readonly fromDay: string;
  readonly toDay: string;
  readonly isOfDays: boolean;
  readonly carriedIn: Hundredths;
  readonly carriedOut: Hundredths;
  readonly earned: Hundredths;
  /** Below zero: what corrections left owed. */
  readonly left: Hundredths;
}

interface Statement extends Pay {
  readonly contract: Contract;
  readonly played: Played;
  readonly carriedIn: Hundredths;
  readonly corrected: Hundredths;
  readonly owedBefore: Hundredths;
  readonly due: Hundredths;
}

type Closed = Pick<Contract, 'kind' | 'period'>;

/**
 * States a span for all contracts of a kind and period, a run for each payer; `q` has to be a transaction that holds the
 * closing. Answers how many statements were made; a contract that nothing happened under has none.
 */
export async function stateSpan(q: Queryable, { kind, period }: Closed, span: Span, at: Date): Promise<number> {
  const contracts = await contractsIn(q, { kind, period }, span);
  const played = await playedBy(
    q,
    contracts.map(({ downlineId }) => downlineId),
    span,
  );
  const priors = await priorsOf(q, contracts);
  const anew = await playedAnew(q, contracts, priors);
  const statements = contracts
    .map((contract) => statementOf(contract, played(contract.downlineId, contract.games), priors, anew))
    .filter((one) => !isEmpty(one));
  const runs = groupedBy(statements, ({ contract }) => `${contract.uplineId ?? ''} ${contract.currency}`);
  for (const [key, of] of [...runs].toSorted(([a], [b]) => a.localeCompare(b)))
    await writeRun(q, { kind, period, payer: key.split(' ')[0] || null, span, at, statements: of });
  return statements.length;
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** In force for the whole span, and between two who stood right above each other; the others end before it. */
async function contractsIn(q: Queryable, { kind, period }: Closed, { fromDay, toDay }: Span): Promise<Contract[]> {
  await q.query(
    `UPDATE agent_contract c SET state = 'ended', asked_by = NULL, to_day = greatest($3::date - 1, c.from_day - 1)
     WHERE c.kind = $1 AND c.period = $2 AND c.state IN ('accepted', 'cancelAsked') AND c.from_day <= $3
       AND right(member_path_on(c.downline_id, $3), length('/' || coalesce(c.upline_id || '/', '') || c.downline_id || '/'))
         <> '/' || coalesce(c.upline_id || '/', '') || c.downline_id || '/'`,
    [kind, period, fromDay],
  );
  return q.query<Contract>(
    `SELECT id, kind, upline_id AS "uplineId", downline_id AS "downlineId", currency, games, period, terms
     FROM agent_contract WHERE kind = $1 AND period = $2 AND state IN ('accepted', 'cancelAsked', 'ended')
       AND from_day <= $3 AND (to_day IS NULL OR to_day >= $4) ORDER BY id`,
    [kind, period, fromDay, toDay],
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

/** What the days of the statements before come to by now: movements may have been sealed late. */
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

function statementOf(
  contract: Contract,
  played: Played,
  priors: ReadonlyMap<string, Prior>,
  anew: ReadonlyMap<string, PlayedBy>,
): Statement {
  const prior = priors.get(contract.id);
  const again = prior && anew.get(spanKey(prior));
  const before =
    again && payOf(prior.kind, readTerms(prior.terms), again(contract.downlineId, prior.games), prior.carriedIn);
  const carriedIn = before?.carried ?? prior?.carriedOut ?? noMoney;
  const corrected = before && prior ? minus(before.amount, prior.earned) : noMoney;
  const owedBefore = prior?.left ?? noMoney;
  const pay = payOf(contract.kind, readTerms(contract.terms), played, carriedIn);
  const due = pay.amount + corrected + owedBefore;
  return { ...pay, contract, played, carriedIn, corrected, owedBefore, due: hundredthsOf(due > 0n ? due : 0n) };
}

const isEmpty = ({ played, corrected, carriedIn, carried }: Statement): boolean =>
  played.turnover === 0n &&
  played.payout === 0n &&
  played.bonus === 0n &&
  played.rebate === 0n &&
  corrected === 0n &&
  carriedIn === carried;

interface Run extends Closed {
  readonly payer: MemberId | string | null;
  readonly span: Span;
  readonly at: Date;
  readonly statements: readonly Statement[];
}

async function writeRun(q: Queryable, { kind, period, payer, span, at, statements }: Run): Promise<void> {
  const total = sumOf(statements.map(({ due }) => due));
  const { seals } = span;
  const [run] = await q.query<{ id: string }>(
    `INSERT INTO contract_run
       (kind, period, payer_id, currency, from_day, to_day, after_seal, to_seal, until, total, state, made_at, paid_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
    [
      ...[kind, period, payer, statements[0]?.contract.currency, span.fromDay, span.toDay],
      ...[seals?.after ?? null, seals?.to ?? null, seals?.until ?? null],
      ...(total > 0n ? [total, 'due', at, null] : [total, 'paid', at, at]),
    ],
  );
  if (!run) throw new Error('a run was not written');
  for (const { contract, played, ...one } of statements)
    await q.query(
      `INSERT INTO contract_statement (run_id, contract_id, turnover, payout, bonus, rebate, fee, active, carried_in,
         counted, rate, earned, carried_out, corrected, owed_before, due)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        ...[run.id, contract.id, played.turnover, played.payout, played.bonus, played.rebate, one.fee, played.active],
        ...[one.carriedIn, one.counted, one.rate, one.amount, one.carried, one.corrected, one.owedBefore, one.due],
      ],
    );
}
