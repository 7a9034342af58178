import { type Hundredths, hundredthsOf, toWire } from '@unisite/shared/contract';
import type { DeskPlan, DeskPlanSelection } from '@unisite/shared/contract/operatorsLotteryPlans';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';

interface DeskRow extends Pick<DeskPlan, 'id' | 'account' | 'market' | 'currency' | 'code' | 'state' | 'reason'> {
  readonly nameVi: string;
  readonly nameEn: string;
  readonly stopsOnWin: boolean;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
  readonly lineCount: number;
  readonly draws: number;
  readonly bought: number;
  readonly next: { readonly numero: string; readonly drawnAt: string } | null;
  readonly reserved: Hundredths;
  readonly left: Hundredths;
  readonly won: Hundredths;
}

const columns = `p.code AS id, m.account, p.market_code AS market, p.currency, s.code, s.name_vi AS "nameVi", s.name_en AS "nameEn",
  p.state, p.reason, p.stops_on_win AS "stopsOnWin", p.created_at AS "createdAt", p.closed_at AS "closedAt",
  jsonb_array_length(p.lines) AS "lineCount", o.draws, o.bought, o.next, p.price * o.times AS reserved,
  p.price * o.waiting AS left, o.won`;
const joined =
  'lottery_plan p JOIN members.member m ON m.id = p.member_id JOIN lottery_station s ON s.code = p.station_code';
/** SQL: sums of the plan's draws; only for the displayed rows. */
const ofDraws = `CROSS JOIN LATERAL (
  SELECT count(*)::int AS draws, count(*) FILTER (WHERE d.state = 'bought')::int AS bought, sum(d.times) AS times,
    coalesce(sum(d.times) FILTER (WHERE d.state = 'waiting'), 0) AS waiting, coalesce(sum(t.won), 0)::bigint AS won,
    (jsonb_agg(jsonb_build_object('numero', d.numero, 'drawnAt', d.drawn_at) ORDER BY d.place)
      FILTER (WHERE d.state = 'waiting')) -> 0 AS next
  FROM lottery_plan_draw d LEFT JOIN lottery_ticket t ON t.id = d.ticket_id WHERE d.plan_id = p.id) o`;
const money = { reserved: true, left: true, won: true } as const;

interface DeskFilter {
  readonly selection: DeskPlanSelection;
  readonly account?: string | undefined;
  /** The game's code. */
  readonly code?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A page of members' plans for the operators' desk, newest first. */
export async function planDeskPage(
  q: Queryable,
  { selection, account, code, page, pageSize }: DeskFilter,
): Promise<{ readonly total: number; readonly rows: DeskPlan[] }> {
  const where = `p.state ${selection === 'running' ? '=' : '<>'} 'running' AND ($1::text IS NULL OR m.account = $1)
    AND ($2::text IS NULL OR p.station_code = $2)`;
  const values = [account ?? null, code ?? null];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${joined} WHERE ${where}`,
    values,
  );
  const rows = await readMoney<DeskRow>(
    q.query(`SELECT ${columns} FROM ${joined} ${ofDraws} WHERE ${where} ORDER BY p.id DESC LIMIT $3 OFFSET $4`, [
      ...values,
      pageSize,
      (page - 1) * pageSize,
    ]),
    money,
  );
  return { total: count?.total ?? 0, rows: rows.map(toDesk) };
}

/** A plan by its code, for the desk; null if there is none. */
export async function planOnDesk(q: Queryable, code: string): Promise<DeskPlan | null> {
  const [row] = await readMoney<DeskRow>(
    q.query(`SELECT ${columns} FROM ${joined} ${ofDraws} WHERE p.code = $1`, [code]),
    money,
  );
  return row ? toDesk(row) : null;
}

/** The total that running plans have reserved, by currency. */
export async function setAsideByPlans(
  q: Queryable,
): Promise<{ readonly currency: string; readonly plans: number; readonly left: Hundredths }[]> {
  return readMoney(
    q.query(
      `SELECT p.currency, count(DISTINCT p.id)::int AS plans, coalesce(sum(p.price * d.times), 0)::bigint AS left
       FROM lottery_plan p LEFT JOIN lottery_plan_draw d ON d.plan_id = p.id AND d.state = 'waiting'
       WHERE p.state = 'running' GROUP BY 1 ORDER BY 1`,
    ),
    { left: true },
  );
}

const toDesk = ({ nameVi, nameEn, createdAt, closedAt, next, reserved, left, won, ...row }: DeskRow): DeskPlan => ({
  ...row,
  name: { vi: nameVi, en: nameEn },
  createdAt: createdAt.toISOString(),
  closedAt: closedAt?.toISOString() ?? null,
  next: next && { numero: next.numero, drawsAt: new Date(next.drawnAt).toISOString() },
  reserved: toWire(hundredthsOf(reserved)),
  left: toWire(hundredthsOf(left)),
  won: toWire(hundredthsOf(won)),
});
