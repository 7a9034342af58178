import {
  fromWire,
  type Hundredths,
  hundredthsOf,
  type Language,
  type LotteryPlan,
  type MemberId,
  type PlanReason,
  type PlanState,
  type SlipLine,
  type TicketState,
  toWire,
} from '@unisite/shared/contract';
import { betsOf, countPicks, type Form } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';

/** How a plan ends. */
export type PlanEnd =
  | { readonly state: 'finished' | 'won' | 'stopped' }
  | { readonly state: 'ended'; readonly reason: PlanReason };

export interface PlanDraw {
  readonly place: number;
  readonly numero: string;
  /** By the timetable, when the plan was opened. */
  readonly drawnAt: string;
  readonly times: number;
  readonly state: LotteryPlan['draws'][number]['state'];
  readonly ticket: { readonly code: string; readonly state: TicketState; readonly won: string } | null;
}

export interface PlanRow {
  readonly id: string;
  readonly code: string;
  readonly memberId: MemberId;
  readonly market: string;
  /** The market's. */
  readonly timeZone: string;
  readonly currency: string;
  readonly station: string;
  readonly nameVi: string;
  readonly nameEn: string;
  readonly form: Form;
  readonly lines: readonly SlipLine[];
  readonly price: Hundredths;
  /** The series of its lines that are sold by one. */
  readonly series: number;
  readonly stopsOnWin: boolean;
  readonly state: PlanState;
  readonly reason: PlanReason | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly draws: readonly PlanDraw[];
}

const columns = `p.id, p.code, p.member_id AS "memberId", p.market_code AS market,
  market_zone(p.market_code) AS "timeZone",
  p.currency, s.code AS station,
  s.name_vi AS "nameVi", s.name_en AS "nameEn", s.form, p.lines, p.price, p.series, p.stops_on_win AS "stopsOnWin", p.state, p.reason,
  p.created_at AS "createdAt", p.closed_at AS "closedAt",
  (SELECT jsonb_agg(jsonb_build_object('place', d.place, 'numero', d.numero, 'drawnAt', d.drawn_at, 'times', d.times,
      'state', d.state, 'ticket', CASE WHEN t.id IS NOT NULL THEN
        jsonb_build_object('code', t.code, 'state', t.state, 'won', t.won::text) END) ORDER BY d.place)
    FROM lottery_plan_draw d LEFT JOIN lottery_ticket t ON t.id = d.ticket_id WHERE d.plan_id = p.id) AS draws`;
const joined = 'lottery_plan p JOIN lottery_station s ON s.code = p.station_code';

/** A plan by its number. */
export async function planById(q: Queryable, id: string): Promise<PlanRow> {
  const [row] = await readMoney<PlanRow>(q.query(`SELECT ${columns} FROM ${joined} WHERE p.id = $1`, [id]), {
    price: true,
  });
  if (!row) throw new Error(`there is no plan ${id}`);
  return row;
}

interface PlanFilter {
  readonly station?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a member's plans, newest first. */
export async function plansOf(
  q: Queryable,
  memberId: MemberId,
  { station, page, pageSize }: PlanFilter,
): Promise<{ readonly rows: readonly PlanRow[]; readonly total: number }> {
  const where = 'p.member_id = $1 AND ($2::text IS NULL OR p.station_code = $2)';
  const values = [memberId, station ?? null];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM lottery_plan p WHERE ${where}`,
    values,
  );
  const rows = await readMoney<PlanRow>(
    q.query(`SELECT ${columns} FROM ${joined} WHERE ${where} ORDER BY p.id DESC LIMIT $3 OFFSET $4`, [
      ...values,
      pageSize,
      (page - 1) * pageSize,
    ]),
    { price: true },
  );
  return { rows, total: count?.total ?? 0 };
}

/** The sum of a plan's draws in these states. */
export const sumOf = ({ price, draws }: Pick<PlanRow, 'price' | 'draws'>, ...states: PlanDraw['state'][]): Hundredths =>
  hundredthsOf(
    draws.reduce((sum, { times, state }) => (states.includes(state) ? sum + price * BigInt(times) : sum), 0n),
  );

const SHOWN_LINES = 3;

function lineToWire(form: Form, line: SlipLine): LotteryPlan['lines'][number] {
  const layout = betsOf(form).get(line.bet)?.layout;
  const picks = layout ? countPicks(layout, line.selection) : 0;
  const staked = toWire(hundredthsOf(fromWire(line.unitStake) * BigInt(picks * line.units)));
  return { ...line, picks, staked, won: null };
}

export const planToWire = (row: PlanRow, language: Language): LotteryPlan => ({
  id: row.code,
  code: row.station,
  remark: language === 'vi' ? row.nameVi : row.nameEn,
  form: row.form,
  state: row.state,
  reason: row.reason,
  stopsOnWin: row.stopsOnWin,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  reserved: toWire(sumOf(row, 'waiting', 'bought', 'skipped', 'returned')),
  bought: toWire(sumOf(row, 'bought')),
  returned: toWire(sumOf(row, 'skipped', 'returned')),
  left: toWire(sumOf(row, 'waiting')),
  won: toWire(hundredthsOf(row.draws.reduce((sum, { ticket }) => sum + BigInt(ticket?.won ?? 0), 0n))),
  lines: row.lines.slice(0, SHOWN_LINES).map((line) => lineToWire(row.form, line)),
  lineCount: row.lines.length,
  draws: row.draws.map(({ numero, drawnAt, times, state, ticket }) => ({
    numero,
    times,
    state,
    drawsAt: new Date(drawnAt).toISOString(),
    staked: toWire(hundredthsOf(row.price * BigInt(times))),
    ticket: ticket && { id: ticket.code, state: ticket.state, won: toWire(hundredthsOf(ticket.won)) },
  })),
});
