import {
  fromWire,
  hundredthsOf,
  type LotteryPlan,
  MAX_RUNNING_PLANS,
  type ParsedRequestOf,
  type placeLotteryPlan,
  type SlipLine,
  toWire,
} from '@unisite/shared/contract';
import { dayOfDraw } from '@unisite/shared/lottery';
import { requireAge } from '../../../access/identity/index.ts';
import { requireNoBreak } from '../../../access/protection/index.ts';
import { uniqueViolation } from '../../../foundation/database/uniqueViolation.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { createBalancePublisher, lockMainAccount } from '../../../money/ledger/index.ts';
import type { Services } from '../services.ts';
import { drawByNumero } from '../tickets/openDraw.ts';
import type { PricedLine } from '../tickets/priceLine.ts';
import { type Offered, priceSlip, requireBought, sellTicket, stakedOn } from '../tickets/sellTicket.ts';
import { newPlanCode } from '../tickets/ticketCode.ts';
import { comingDrawsOf } from './comingDraws.ts';
import { reservePlan } from './planMoney.ts';
import { planById, planToWire } from './planRows.ts';

/** The slip's lines with their stakes multiplied. */
export const atTimes = (lines: readonly SlipLine[], times: number): SlipLine[] =>
  lines.map((line) => ({ ...line, unitStake: toWire(hundredthsOf(fromWire(line.unitStake) * BigInt(times))) }));

/** A line as stored: only the priced fields. */
const agreedLine = ({ bet, selection, units, unitStake, odds }: PricedLine): SlipLine => ({
  bet,
  units,
  unitStake: toWire(unitStake),
  selection: selection.map((row) => [...row]),
  odds: Object.fromEntries(Object.entries(odds).map(([name, own]) => [name, own / 100])),
});

/**
 * Opens a plan: in one transaction the whole sum is reserved, the first draw's ticket is bought from it, and the
 * response is stored under the call's key. Stakes count towards limits draw by draw, as tickets are bought.
 *
 * @throws Refusal those of `buyTicket`, PLAN_LIMIT
 */
export async function openPlan(
  services: Services,
  { station, offers, series, ceiling }: Offered,
  request: ParsedRequestOf<typeof placeLotteryPlan>,
  context: MemberCallContext,
): Promise<LotteryPlan> {
  const { database, clock } = services;
  const { session, market, language } = context;
  const { memberId } = session;
  const coming = await comingDrawsOf(database, station, clock());
  // exactly the displayed draws, in order: a changed timetable or a voided draw makes them differ
  if (request.draws.some(({ numero }, place) => coming[place]?.numero !== numero)) throw new Refusal('DRAW_CLOSED');
  const [first] = request.draws;
  const draw = first && (await drawByNumero(database, station.code, first.numero));
  if (!draw) throw new Refusal('DRAW_CLOSED');
  const day = dayOfDraw(draw.numero);
  // a draw's multiplied stakes may exceed the maximum of its bets, even if the slip's do not
  priceSlip(atTimes(request.lines, Math.max(...request.draws.map(({ times }) => times))), offers, day);
  const lines = priceSlip(atTimes(request.lines, first.times), offers, day);
  const slip = priceSlip(request.lines, offers, day);
  const price = stakedOn(slip);
  const reserved = hundredthsOf(price * BigInt(request.draws.reduce((sum, { times }) => sum + times, 0)));
  await requireNoBreak(services, memberId);
  await requireAge(services, context);

  const open = () =>
    database.transaction(async (q) => {
      const at = clock();
      const code = newPlanCode(draw.numero);
      // one at a time: running plans are counted under the wallet's lock
      await lockMainAccount(q, { memberId, currency: market.currency });
      const [plan] = await q.query<{ id: string }>(
        `INSERT INTO lottery_plan (code, member_id, market_code, currency, station_code, lines, price, series, stops_on_win, created_at)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
         WHERE (SELECT count(*) FROM lottery_plan r WHERE r.member_id = $2 AND r.state = 'running') < $11 RETURNING id`,
        [
          code,
          memberId,
          market.code,
          market.currency,
          station.code,
          JSON.stringify(slip.map(agreedLine)),
          `${price}`,
          series,
          request.stopsOnWin,
          at,
          MAX_RUNNING_PLANS,
        ],
      );
      if (!plan) throw new Refusal('PLAN_LIMIT');
      await q.query(
        `INSERT INTO lottery_plan_draw (plan_id, place, numero, drawn_at, times)
         SELECT $1, d.place - 1, d.numero, d.at, d.times
         FROM unnest($2::text[], $3::timestamptz[], $4::smallint[]) WITH ORDINALITY AS d (numero, at, times, place)`,
        [
          plan.id,
          request.draws.map(({ numero }) => numero),
          coming.slice(0, request.draws.length).map(({ drawnAt }) => drawnAt),
          request.draws.map(({ times }) => times),
        ],
      );
      const { name } = station;
      const owner = { code, memberId, currency: market.currency, nameVi: name.vi, nameEn: name.en };
      await reservePlan(q, owner, { amount: reserved, at });
      const sold = await sellTicket(q, { memberId, market, station, draw, lines, from: 'plan', at, series, ceiling });
      requireBought(sold, lines);
      await q.query(`UPDATE lottery_plan_draw SET state = 'bought', ticket_id = $2 WHERE plan_id = $1 AND place = 0`, [
        plan.id,
        sold.ticketId,
      ]);
      const value = planToWire(await planById(q, plan.id), language);
      await context.storeResponse(q, value);
      return value;
    });
  const value = await open().catch((error: unknown) => {
    // a collision of codes: once in a million million
    if (['lottery_plan_code', 'lottery_ticket_code'].includes(uniqueViolation(error) ?? '')) return open();
    throw error;
  });
  createBalancePublisher(services)(memberId, 'bet');
  return value;
}
