import type { ContractKind, MemberId } from '@unisite/shared/contract';
import type { DeskContract } from '@unisite/shared/contract/operatorsAgents';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { ContractRow } from '../life/contractRow.ts';

const columns = `c.id, c.kind AS contract, u.account AS upline, d.account AS downline, c.downline_id AS "downlineId", c.games, c.period,
  c.terms, c.state, c.asked_by AS "askedBy", c.from_day AS "from", c.to_day AS "to"`;
const tables =
  'agent_contract c JOIN members.member d ON d.id = c.downline_id LEFT JOIN members.member u ON u.id = c.upline_id';
const isOpen = `c.state IN ('offered', 'accepted', 'cancelAsked')`;
/** Maximum listed on each side of an agent. */
const LISTED = 100;

/** Offered and active contracts of a market's agents, newest first. */
export async function contractDeskPage(
  q: Queryable,
  asked: {
    readonly market: string;
    readonly contract?: ContractKind | undefined;
    readonly page: number;
    readonly pageSize: number;
  },
): Promise<{ readonly total: number; readonly rows: DeskContract[] }> {
  const where = `d.market_code = $1 AND ($2::text IS NULL OR c.kind = $2) AND ${isOpen}`;
  const values = [asked.market, asked.contract ?? null];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${tables} WHERE ${where}`,
    values,
  );
  const rows = await q.query<DeskContract>(
    `SELECT ${columns} FROM ${tables} WHERE ${where} ORDER BY c.id DESC LIMIT $3 OFFSET $4`,
    [...values, asked.pageSize, (asked.page - 1) * asked.pageSize],
  );
  return { total: count?.total ?? 0, rows };
}

/** Contracts that pay an agent or that it gives, ended ones last. */
export async function contractsOfAgent(q: Queryable, id: MemberId): Promise<DeskContract[]> {
  const side = (column: 'downline_id' | 'upline_id') =>
    q.query<DeskContract>(
      `SELECT ${columns} FROM ${tables} WHERE c.${column} = $1 ORDER BY NOT (${isOpen}), c.id DESC LIMIT ${LISTED}`,
      [id],
    );
  return [...(await side('downline_id')), ...(await side('upline_id'))];
}

/** A contract as the audit records it: parties, kind, games and terms. */
export const contractText = ({
  id,
  upline,
  downlineId,
  kind,
  games,
  period,
  terms,
}: Pick<ContractRow, 'id' | 'upline' | 'downlineId' | 'kind' | 'games' | 'period' | 'terms'>): string =>
  `${id} ${upline ?? 'house'} → member ${downlineId}: ${kind} ${games} ${period} ${JSON.stringify(terms)}`.slice(
    0,
    900,
  );
