import type { BetState, BettingSort, Category, Hundredths } from '@unisite/shared/contract';
import { type Shown, shownColumns } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';
import type { RoundKey } from './roundKey.ts';
import { type BettingSelection, selectionSql } from './selection.ts';

export interface Round extends Shown {
  readonly account: string;
  readonly nickname: string;
  /** The upline's account; null: none. */
  readonly upline: string | null;
  readonly vendorCode: string;
  readonly gameId: string;
  readonly reference: string;
  readonly at: Date;
  readonly nameVi: string | null;
  readonly nameEn: string | null;
  readonly vendorName: string | null;
  readonly category: Category | null;
  readonly staked: Hundredths;
  /** Null: not settled. */
  readonly valid: Hundredths | null;
  readonly won: Hundredths;
  readonly state: BetState;
  readonly key: RoundKey;
}

interface RoundsAsked {
  readonly sort: BettingSort;
  readonly order: 'asc' | 'desc';
  /** Rows after this one; null: from the start. */
  readonly after: RoundKey | null;
  readonly limit: number;
  /** With descending time: rounds opened earlier are not read. */
  readonly since?: Date | undefined;
}

const sorted = {
  staked: 'r.staked',
  payout: 'r.won',
  result: `CASE r.state WHEN 'settled' THEN r.won - r.staked ELSE 0 END`,
} as const satisfies Record<Exclude<BettingSort, 'at'>, string>;

const inOrder = (columns: readonly string[], order: 'asc' | 'desc'): string =>
  columns.map((column) => `${column} ${order === 'asc' ? 'ASC' : 'DESC'}`).join(', ');

/** A selection's rounds in an order, starting after a key. */
export function roundsOf(q: Queryable, selection: BettingSelection, asked: RoundsAsked): Promise<Round[]> {
  const { members, rounds, values: selected } = selectionSql(selection);
  const values = [...selected];
  const put = (value: unknown): string => `$${values.push(value)}`;
  const { sort, order, after, since } = asked;
  const value = sort === 'at' ? '' : sorted[sort];
  const place = ['r.opened_at', 'r.vendor_code', 'r.game_id', 'r.round_id', 'm.account'];
  const columns = value ? [value, ...place] : place;
  const beyond = order === 'asc' ? '>' : '<';
  const conditions = [
    rounds,
    ...(since ? [`r.opened_at >= ${put(since)}`] : []),
    ...(after ? keySql(after, { columns, beyond, isByTime: !value, put }) : []),
  ].join(' AND ');
  const limit = `${put(asked.limit)}::int`;
  const found = value
    ? `members.member m JOIN rounds.game_round r ON r.member_id = m.id WHERE ${members} AND ${conditions}`
    : newestFirst({ members, conditions, order, limit });
  return readMoney<Round>(
    q.query(
      `SELECT f.*, u.account AS upline, ${shownColumns('f')}, g.name_vi AS "nameVi", g.name_en AS "nameEn", v.name AS "vendorName",
         shelf_of(g.category, g.vendor_code) AS category,
         CASE f.state WHEN 'settled' THEN valid_stake(coalesce(g.category, ''), f.staked, f.won) END AS valid
       FROM (
         SELECT row_number() OVER (ORDER BY ${inOrder(columns, order)}) AS row, m.id, m.account, m.nickname, m.avatar, m.upline_id,
           r.vendor_code AS "vendorCode", r.game_id AS "gameId", r.round_id AS reference, r.opened_at AS at, r.staked, r.won, r.state,
           ARRAY[${value ? `(${value})::text` : `''`}, r.opened_at::text, r.vendor_code, r.game_id, r.round_id, m.account] AS key
         FROM ${found} ORDER BY ${inOrder(columns, order)} LIMIT ${limit}) f
       LEFT JOIN members.member u ON u.id = f.upline_id LEFT JOIN games.game g ON g.id = f."gameId" LEFT JOIN games.vendor v ON v.code = g.vendor_code
       ORDER BY f.row`,
      values,
    ),
    { staked: true, won: true, valid: true },
  );
}

interface KeyWriting {
  readonly columns: readonly string[];
  readonly beyond: '<' | '>';
  readonly isByTime: boolean;
  readonly put: (value: unknown) => string;
}

/** Conditions for rows after a key; by time also a bound of its own, which the index can use. */
function keySql(key: RoundKey, { columns, beyond, isByTime, put }: KeyWriting): string[] {
  const [value, at, ...rest] = key;
  const opened = `${put(at)}::timestamptz`;
  const written = [...(isByTime ? [] : [`${put(value)}::bigint`]), opened, ...rest.map((text) => `${put(text)}::text`)];
  return [
    ...(isByTime ? [`r.opened_at ${beyond}= ${opened}`] : []),
    `(${columns.join(', ')}) ${beyond} (${written.join(', ')})`,
  ];
}

interface NewestFirst {
  readonly members: string;
  readonly conditions: string;
  readonly order: 'asc' | 'desc';
  readonly limit: string;
}

/**
 * The next `limit` rounds of all members belong to the `limit` members whose own next round comes first: reads one
 * index entry per member, then the next rounds of those few.
 */
function newestFirst({ members, conditions, order, limit }: NewestFirst): string {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const own = `FROM rounds.game_round r WHERE r.member_id = m.id AND ${conditions}`;
  return `(
      SELECT m.* FROM members.member m CROSS JOIN LATERAL (SELECT r.opened_at ${own} ORDER BY r.opened_at ${direction} LIMIT 1) n
      WHERE ${members} ORDER BY n.opened_at ${direction} FETCH FIRST (${limit}) ROWS WITH TIES) m
    CROSS JOIN LATERAL (
      SELECT r.* ${own} ORDER BY ${inOrder(['r.opened_at', 'r.vendor_code', 'r.game_id', 'r.round_id'], order)} LIMIT ${limit}) r`;
}
