import type { MemberId, PlanReason } from '@unisite/shared/contract';
import { dayOfDraw } from '@unisite/shared/lottery';
import { findBreak } from '../../../access/protection/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { seriesOf } from '../offers/memberSeries.ts';
import type { Offers } from '../offers/offers.ts';
import type { Services } from '../services.ts';
import type { Station } from '../stations.ts';
import { drawByNumero } from '../tickets/openDraw.ts';
import { priceLines, sellTicket } from '../tickets/sellTicket.ts';
import { closePlan, holdPlan } from './closePlan.ts';
import { atTimes } from './openPlan.ts';
import { returnReserved } from './planMoney.ts';
import { type PlanDraw, type PlanEnd, type PlanRow, sumOf } from './planRows.ts';

/**
 * Offers for a plan's game: those at the plan's series, and the market's own. Null: the market does not have the game,
 * or accepts no bets.
 */
export type OfferedGame = { readonly station: Station; readonly offers: Offers; readonly ofMarket: number } | null;

/** What a turn did for a plan. `told`: the member's inbox has a message. */
export interface Advanced {
  readonly memberId: MemberId;
  readonly did: 'bought' | 'skipped' | PlanEnd['state'];
  readonly told: boolean;
}

/** The ticket could not be bought, and the purchase is rolled back; the plan ends for this reason. */
class NotSold extends Error {
  override name = 'NotSold';
  readonly reason: PlanReason;

  constructor(reason: PlanReason) {
    super(`no ticket: ${reason}`);
    this.reason = reason;
  }
}

/** Refusals of `lottery_buy`, as reasons for a plan's end. */
const reasonsOf: Readonly<Record<string, PlanReason>> = {
  full: 'full',
  limit: 'limit',
  LIMIT_REACHED: 'limit',
  PLAY_PAUSED: 'reminder',
  PLAYER_EXCLUDED: 'break',
};

type PlanServices = Pick<Services, 'database' | 'clock'> & Parameters<typeof findBreak>[0];

/**
 * Takes a plan's next step: buys the next draw's ticket, refunds the stake of a missed draw, or closes the plan. Each
 * in one transaction that locks the plan, so that it happens once despite several processes or a crash. Null: nothing
 * to do now, or another process is doing it.
 */
export async function advancePlan(
  services: PlanServices,
  { id, memberId }: { readonly id: string; readonly memberId: MemberId },
  gameOf: (plan: PlanRow) => OfferedGame,
): Promise<Advanced | null> {
  const { database, clock } = services;
  // may query a register, which must not happen within a transaction
  const isBarred = (await findBreak(services, memberId)) !== null;
  const close = (q: Queryable, plan: PlanRow, end: PlanEnd): Promise<Advanced> =>
    closePlan(q, plan, end, clock()).then(() => ({
      memberId,
      did: end.state,
      told: end.state === 'ended' || end.state === 'won',
    }));
  const ended = (q: Queryable, plan: PlanRow, reason: PlanReason) => close(q, plan, { state: 'ended', reason });
  try {
    return await database.transaction(async (q) => {
      const plan = await holdPlan(q, id, { skip: true });
      if (!plan) return null;
      if (await isClosed(q, memberId)) return ended(q, plan, 'closed');
      if (isBarred) return ended(q, plan, 'break');
      const tickets = plan.draws.flatMap(({ ticket }) => ticket ?? []);
      const isOpen = tickets.some(({ state }) => state === 'open');
      const next = plan.draws.find(({ state }) => state === 'waiting');
      if (!next) return isOpen ? null : close(q, plan, { state: 'finished' });
      if (plan.stopsOnWin && tickets.some(({ state }) => state === 'won')) return close(q, plan, { state: 'won' });
      const game = gameOf(plan);
      if (!game) return ended(q, plan, 'offer');
      const draw = await nextDrawState(q, plan, next);
      if (draw === 'missed') return skip(q, plan, next, clock());
      // whether the previous ticket won decides if there is another
      if (draw === 'awaited' || (plan.stopsOnWin && isOpen)) return null;
      return buy(q, plan, next, { ...game, at: clock() });
    });
  } catch (error) {
    if (!(error instanceof NotSold)) throw error;
    return database.transaction(async (q) => {
      const plan = await holdPlan(q, id, { skip: true });
      return plan && ended(q, plan, error.reason);
    });
  }
}

const isClosed = async (q: Queryable, memberId: MemberId): Promise<boolean> =>
  (await q.query(`SELECT FROM members.member WHERE id = $1 AND state = 'closed'`, [memberId])).length > 0;

/** State of a plan's next draw by the database's clock. A draw whose time passed unopened will not be sold. */
async function nextDrawState(
  q: Queryable,
  { station }: PlanRow,
  { numero, drawnAt }: PlanDraw,
): Promise<'open' | 'missed' | 'awaited'> {
  const [row] = await q.query<{ isOpen: boolean | null; isPast: boolean }>(
    `SELECT d.prizes IS NULL AND d.voided_at IS NULL AND d.closes_at > clock_timestamp() AS "isOpen",
       $3::timestamptz <= clock_timestamp() AS "isPast"
     FROM (SELECT) one LEFT JOIN draw d ON d.station_code = $1 AND d.numero = $2`,
    [station, numero, drawnAt],
  );
  if (row?.isOpen) return 'open';
  return row?.isOpen === false || row?.isPast ? 'missed' : 'awaited';
}

async function skip(q: Queryable, plan: PlanRow, draw: PlanDraw, at: Date): Promise<Advanced> {
  await q.query(`UPDATE lottery_plan_draw SET state = 'skipped' WHERE plan_id = $1 AND place = $2`, [
    plan.id,
    draw.place,
  ]);
  const amount = sumOf({ price: plan.price, draws: [draw] }, 'waiting');
  await returnReserved(q, plan, { part: `skip/${draw.place}`, amount, at });
  return { memberId: plan.memberId, did: 'skipped', told: false };
}

type Selling = NonNullable<OfferedGame> & { readonly at: Date };

async function buy(
  q: Queryable,
  plan: PlanRow,
  { place, numero, times }: PlanDraw,
  { station, offers, ofMarket, at }: Selling,
): Promise<Advanced | null> {
  const draw = await drawByNumero(q, plan.station, numero);
  if (!draw) return null;
  const priced = priceLines(atTimes(plan.lines, times), offers, dayOfDraw(numero));
  const lines = priced.flatMap((line) => {
    if (!('fault' in line)) return [line];
    throw new NotSold(line.fault === 'odds' ? 'odds' : 'offer');
  });
  const { memberId, timeZone, series } = plan;
  const { most: ceiling } = await seriesOf(q, { memberId, ofMarket, timeZone, now: at });
  if (
    series > ceiling &&
    lines.some(({ bet, odds }) => Object.keys(odds).some((name) => offers.get(bet)?.get(name)?.bySeries))
  )
    throw new NotSold('odds');
  const market = { code: plan.market, currency: plan.currency };
  const sold = await sellTicket(q, { memberId, market, station, draw, lines, from: 'plan', at, series, ceiling });
  // it has just closed: the next turn refunds its stake
  if (sold.status === 'closed') return null;
  const reason = reasonsOf[sold.status];
  if (reason) throw new NotSold(reason);
  if (sold.status !== 'bought') throw new Error(`the ticket of a plan was ${sold.status}`);
  await q.query(`UPDATE lottery_plan_draw SET state = 'bought', ticket_id = $3 WHERE plan_id = $1 AND place = $2`, [
    plan.id,
    place,
    sold.ticketId,
  ]);
  return { memberId, did: 'bought', told: false };
}
