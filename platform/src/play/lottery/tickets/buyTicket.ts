import {
  hundredthsOf,
  noMoney,
  type ParsedRequestOf,
  type placeLotteryBets,
  type Ticket,
} from '@unisite/shared/contract';
import { dayOfDraw, rebateOf } from '@unisite/shared/lottery';
import { requireAge } from '../../../access/identity/index.ts';
import { requireNoBreak } from '../../../access/protection/index.ts';
import { uniqueViolation } from '../../../foundation/database/uniqueViolation.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import type { Services } from '../services.ts';
import { drawByNumero } from './openDraw.ts';
import { bySeriesOf, type Offered, priceSlip, requireBought, sellTicket, stakedOn } from './sellTicket.ts';
import { type TicketRow, ticketToWire } from './ticketRows.ts';

/**
 * Buys a slip: all of its lines or none, in one transaction with its stake, its share of the draw's limits, what counts
 * against the member's limits, and the response under the call's key.
 *
 * @throws Refusal DRAW_CLOSED, SLIP_INVALID, ODDS_CHANGED, NUMBERS_FULL (these three name the lines), STAKE_LIMIT,
 * PLAY_PAUSED, INSUFFICIENT_BALANCE, SELF_EXCLUDED, TIME_OUT, and those of `requireAge`
 */
export async function buyTicket(
  services: Services,
  { station, offers, series, ceiling }: Offered,
  request: ParsedRequestOf<typeof placeLotteryBets>,
  context: MemberCallContext,
): Promise<Ticket> {
  const { database, clock } = services;
  const { session, market, language } = context;
  const draw = await drawByNumero(database, station.code, request.numero);
  if (!draw) throw new Refusal('DRAW_CLOSED');
  const lines = priceSlip(request.lines, offers, dayOfDraw(draw.numero));
  const bySeries = bySeriesOf(lines);
  await requireNoBreak(services, session.memberId);
  await requireAge(services, context);

  const sell = () =>
    database.transaction(async (q) => {
      const placedAt = clock();
      const sold = await sellTicket(q, {
        memberId: session.memberId,
        market,
        station,
        draw,
        lines,
        from: 'member',
        at: placedAt,
        series,
        ceiling,
      });
      requireBought(sold, lines);
      const [ticketId, code] = [sold.ticketId ?? '', sold.code];
      const row: TicketRow = {
        id: ticketId,
        code,
        memberId: session.memberId,
        station: station.code,
        form: station.form,
        nameVi: station.name.vi,
        nameEn: station.name.en,
        numero: draw.numero,
        prizes: null,
        closesAt: draw.closesAt,
        drawnAt: draw.drawnAt,
        placedAt,
        closedAt: null,
        lineCount: lines.length,
        state: 'open',
        staked: stakedOn(lines),
        won: noMoney,
        series: bySeries > 0n ? series : null,
        rebate: hundredthsOf(rebateOf(bySeries, series, ceiling)),
      };
      const rows = lines.map((line, place) => ({ ...line, ticketId, place, won: null }));
      const value = ticketToWire(row, rows, language);
      await context.storeResponse(q, value);
      return value;
    });
  const value = await sell().catch((error: unknown) => {
    // a collision of ticket codes: once in a million million
    if (uniqueViolation(error) === 'lottery_ticket_code') return sell();
    throw error;
  });
  createBalancePublisher(services)(session.memberId, 'bet');
  return value;
}
