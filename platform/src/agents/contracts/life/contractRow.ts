import {
  type ContractGames,
  type ContractKind,
  type ContractPeriod,
  type ContractState,
  type ContractTerms,
  fromWire,
  type MemberId,
} from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Terms } from '../rules/terms.ts';

export interface ContractRow {
  readonly id: string;
  readonly kind: ContractKind;
  /** Null: the house pays. */
  readonly uplineId: MemberId | null;
  readonly upline: string | null;
  readonly downlineId: MemberId;
  readonly downline: string;
  readonly currency: string;
  readonly games: ContractGames;
  readonly period: ContractPeriod;
  readonly terms: ContractTerms;
  readonly state: ContractState;
  readonly askedBy: 'upline' | 'downline' | null;
  readonly offeredAt: Date;
  readonly fromDay: string | null;
  readonly toDay: string | null;
}

const select = `SELECT c.id, c.kind, c.upline_id AS "uplineId", u.account AS upline, c.downline_id AS "downlineId",
  d.account AS downline, c.currency, c.games, c.period, c.terms, c.state, c.asked_by AS "askedBy",
  c.offered_at AS "offeredAt", c.from_day AS "fromDay", c.to_day AS "toDay"
  FROM agent_contract c JOIN members.member d ON d.id = c.downline_id LEFT JOIN members.member u ON u.id = c.upline_id`;

/** Maximum listed, newest first. */
const LISTED = 500;

/** Contracts of a kind that pay an agent. */
export const contractsPaying = (q: Queryable, agentId: MemberId, kind: ContractKind): Promise<ContractRow[]> =>
  q.query<ContractRow>(`${select} WHERE c.downline_id = $1 AND c.kind = $2 ORDER BY c.id DESC LIMIT ${LISTED}`, [
    agentId,
    kind,
  ]);

/** Contracts of a kind that an agent gives. */
export const contractsGiven = (q: Queryable, agentId: MemberId, kind: ContractKind): Promise<ContractRow[]> =>
  q.query<ContractRow>(`${select} WHERE c.upline_id = $1 AND c.kind = $2 ORDER BY c.id DESC LIMIT ${LISTED}`, [
    agentId,
    kind,
  ]);

const inForce = `c.state IN ('accepted', 'cancelAsked')`;

/** The active contract that pays an agent for these games: one for exactly them, or for all. */
export async function contractCovering(
  q: Queryable,
  { agentId, kind, games }: { readonly agentId: MemberId; readonly kind: ContractKind; readonly games: ContractGames },
): Promise<ContractRow | null> {
  const [row] = await q.query<ContractRow>(
    `${select} WHERE c.downline_id = $1 AND c.kind = $2 AND c.games IN ($3, 'ALL') AND ${inForce}`,
    [agentId, kind, games],
  );
  return row ?? null;
}

/** Offered or active contracts of a kind between a pair whose games overlap these. */
export const contractsOverlapping = (
  q: Queryable,
  { uplineId, downlineId, kind, games }: Pick<ContractRow, 'uplineId' | 'downlineId' | 'kind' | 'games'>,
): Promise<ContractRow[]> =>
  q.query<ContractRow>(
    `${select} WHERE c.upline_id IS NOT DISTINCT FROM $1 AND c.downline_id = $2 AND c.kind = $3
       AND ($4 = 'ALL' OR c.games IN ($4, 'ALL')) AND (${inForce} OR c.state = 'offered') ORDER BY c.id`,
    [uplineId, downlineId, kind, games],
  );

/** Active contracts that an agent gives out of its own contract for these games. */
export const contractsFedBy = (
  q: Queryable,
  { agentId, kind, games }: { readonly agentId: MemberId; readonly kind: ContractKind; readonly games: ContractGames },
): Promise<ContractRow[]> =>
  q.query<ContractRow>(
    `${select} WHERE c.upline_id = $1 AND c.kind = $2 AND ($3 = 'ALL' OR c.games = $3) AND ${inForce} ORDER BY c.id`,
    [agentId, kind, games],
  );

/** Offered or active contracts of a kind with anyone in a subtree. */
export const contractsWithin = (
  q: Queryable,
  path: string,
  kind: ContractKind,
): Promise<(ContractRow & { readonly downlinePath: string })[]> =>
  q.query<ContractRow & { readonly downlinePath: string }>(
    `${select.replace(' FROM agent_contract', ', d.path AS "downlinePath" FROM agent_contract')}
     WHERE d.path LIKE $1 || '%' AND c.kind = $2 AND (${inForce} OR c.state = 'offered') ORDER BY c.id`,
    [path, kind],
  );

/** Locks a contract until the transaction ends. */
export async function lockContract(q: Queryable, id: string): Promise<ContractRow | null> {
  const [row] = await q.query<ContractRow>(`${select} WHERE c.id = $1 FOR UPDATE OF c`, [id]);
  return row ?? null;
}

/** Terms as the rules compute with them. */
export const readTerms = ({ base, fee, tiers }: ContractTerms): Terms => ({
  base,
  fee,
  tiers: tiers.map(({ turnover, netLoss, active, rate }) => ({
    active,
    rate,
    turnover: fromWire(turnover as Parameters<typeof fromWire>[0]), // VND, according to the wire schema
    netLoss: fromWire(netLoss as Parameters<typeof fromWire>[0]),
  })),
});
