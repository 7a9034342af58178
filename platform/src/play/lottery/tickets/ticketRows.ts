import {
  type Hundredths,
  hundredthsOf,
  type Language,
  type MemberId,
  type Ticket,
  type TicketLine,
  type TicketState,
  type TicketSummary,
  toWire,
} from '@unisite/shared/contract';
import type { Form, Odds, Prizes, Selection } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';

/** A purchased line and its result. */
export interface LineRow {
  readonly ticketId: string;
  readonly place: number;
  readonly bet: string;
  readonly selection: Selection;
  readonly picks: number;
  readonly units: number;
  readonly unitStake: Hundredths;
  readonly odds: Readonly<Record<string, Odds>>;
  readonly won: Hundredths | null;
}

export interface TicketRow {
  readonly id: string;
  readonly code: string;
  readonly memberId: string;
  readonly station: string;
  readonly nameVi: string;
  readonly nameEn: string;
  readonly form: Form;
  readonly numero: string;
  readonly closesAt: Date;
  readonly drawnAt: Date;
  readonly prizes: Prizes | null;
  readonly state: TicketState;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly placedAt: Date;
  readonly closedAt: Date | null;
  readonly lineCount: number;
  /** Null: none of its lines pays by a series. */
  readonly series: number | null;
  /** What was paid back at once. */
  readonly rebate: Hundredths;
}

const columns = `t.id, t.code, t.member_id AS "memberId", s.code AS station, s.name_vi AS "nameVi", s.name_en AS "nameEn",
  s.form, d.numero, d.closes_at AS "closesAt", d.drawn_at AS "drawnAt", d.prizes, t.state, t.staked, t.won,
  t.placed_at AS "placedAt", t.closed_at AS "closedAt", t.series, t.rebate,
  (SELECT count(*)::int FROM lottery_line l WHERE l.ticket_id = t.id) AS "lineCount"`;
const joined = 'lottery_ticket t JOIN draw d ON d.id = t.draw_id JOIN lottery_station s ON s.code = d.station_code';
const money = { staked: true, won: true, rebate: true } as const;

/** A member's ticket by its code; null if there is none. */
export async function ticketByCode(q: Queryable, memberId: MemberId, code: string): Promise<TicketRow | null> {
  const [row] = await readMoney<TicketRow>(
    q.query(`SELECT ${columns} FROM ${joined} WHERE t.code = $1 AND t.member_id = $2`, [code, memberId]),
    money,
  );
  return row ?? null;
}

export interface TicketFilter {
  readonly station?: string | undefined;
  readonly numero?: string | undefined;
  readonly state?: TicketState | undefined;
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a member's tickets, newest first. */
export async function ticketsOf(
  q: Queryable,
  memberId: MemberId,
  { station, numero, state, from, until, page, pageSize }: TicketFilter,
): Promise<{ readonly rows: readonly TicketRow[]; readonly total: number }> {
  const where = `t.member_id = $1 AND ($2::text IS NULL OR s.code = $2) AND ($3::text IS NULL OR d.numero = $3)
    AND ($4::text IS NULL OR t.state = $4) AND t.placed_at >= $5 AND t.placed_at < $6`;
  const values = [memberId, station ?? null, numero ?? null, state ?? null, from, until];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${joined} WHERE ${where}`,
    values,
  );
  const rows = await readMoney<TicketRow>(
    q.query(`SELECT ${columns} FROM ${joined} WHERE ${where} ORDER BY t.id DESC LIMIT $7 OFFSET $8`, [
      ...values,
      pageSize,
      (page - 1) * pageSize,
    ]),
    money,
  );
  return { rows, total: count?.total ?? 0 };
}

/** The lines of tickets by ticket id, in order; only the first ones of each. */
export async function linesOf(
  q: Queryable,
  ticketIds: readonly string[],
  atMost = 500,
): Promise<ReadonlyMap<string, readonly LineRow[]>> {
  const rows = await readMoney<LineRow>(
    q.query(
      `SELECT ticket_id AS "ticketId", place, bet, selection, picks, units, unit_stake AS "unitStake", odds, won
       FROM lottery_line WHERE ticket_id = ANY ($1) AND place < $2 ORDER BY ticket_id, place`,
      [ticketIds, atMost],
    ),
    { unitStake: true, won: true },
  );
  const lines = new Map<string, LineRow[]>(ticketIds.map((id) => [id, []]));
  for (const row of rows) lines.get(row.ticketId)?.push(row);
  return lines;
}

const lineToWire = (line: LineRow, state: TicketState): TicketLine => ({
  bet: line.bet,
  selection: line.selection.map((row) => [...row]),
  picks: line.picks,
  units: line.units,
  unitStake: toWire(line.unitStake),
  odds: Object.fromEntries(Object.entries(line.odds).map(([name, odds]) => [name, odds / 100])),
  staked: toWire(hundredthsOf(line.unitStake * BigInt(line.picks * line.units))),
  won: state === 'open' ? null : toWire(line.won ?? hundredthsOf(0)),
});

export const summaryToWire = (row: TicketRow, lines: readonly LineRow[], language: Language): TicketSummary => ({
  id: row.code,
  code: row.station,
  remark: language === 'vi' ? row.nameVi : row.nameEn,
  form: row.form,
  numero: row.numero,
  closesAt: row.closesAt.toISOString(),
  drawsAt: row.drawnAt.toISOString(),
  placedAt: row.placedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  state: row.state,
  staked: toWire(row.staked),
  won: toWire(row.won),
  series: row.series,
  rebate: toWire(row.rebate),
  lineCount: row.lineCount,
  lines: lines.map((line) => lineToWire(line, row.state)),
});

export const prizesToWire = (prizes: Prizes | null): Ticket['prizes'] =>
  prizes?.map(({ rank, numbers }) => ({ rank, numbers: [...numbers] })) ?? null;

export const ticketToWire = (row: TicketRow, lines: readonly LineRow[], language: Language): Ticket => ({
  ...summaryToWire(row, lines, language),
  prizes: prizesToWire(row.prizes),
});
