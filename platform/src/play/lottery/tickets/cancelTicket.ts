import { noMoney, type Ticket } from '@unisite/shared/contract';
import { betsOf, dayOfDraw } from '@unisite/shared/lottery';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import type { Services } from '../services.ts';
import { exposuresOf, sumExposures } from './priceLine.ts';
import { sqlRecords } from './sqlRecords.ts';
import { ticketSubject } from './ticketCode.ts';
import { type LineRow, linesOf, type TicketRow, ticketByCode, ticketToWire } from './ticketRows.ts';

/**
 * Cancels a member's own ticket before its draw closes: the stake returns, and its share of the limits is free again.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED, DRAW_CLOSED
 */
export async function cancelTicket(services: Services, code: string, context: MemberCallContext): Promise<Ticket> {
  const { database, clock } = services;
  const { session, language } = context;
  const value = await database.transaction(async (q) => {
    const ticket = await ticketByCode(q, session.memberId, code);
    if (!ticket) throw new Refusal('NOT_FOUND');
    const lines = (await linesOf(q, [ticket.id])).get(ticket.id) ?? [];
    const [cancelled] = await q.query<{ status: string }>(
      `SELECT status FROM lottery_cancel($1, $2,
         ARRAY(SELECT x FROM jsonb_populate_recordset(NULL::lottery_exposure_bought, $3) x), $4, $5)`,
      [
        session.memberId,
        code,
        sqlRecords(roomOf(ticket, lines)),
        JSON.stringify(ticketSubject({ vi: ticket.nameVi, en: ticket.nameEn }, ticket.numero)),
        clock(),
      ],
    );
    if (cancelled?.status === 'over') throw new Refusal('ALREADY_CLOSED');
    if (cancelled?.status === 'closed') throw new Refusal('DRAW_CLOSED');
    if (cancelled?.status !== 'cancelled') throw new Error(`a ticket was ${cancelled?.status}`);
    const row = await ticketByCode(q, session.memberId, code);
    if (!row) throw new Error('the ticket is gone');
    return ticketToWire(row, lines, language);
  });
  createBalancePublisher(services)(session.memberId, 'refund');
  return value;
}

/** A ticket's share of its draw's limits. */
const roomOf = ({ form, numero }: TicketRow, lines: readonly LineRow[]) =>
  sumExposures(
    lines.flatMap((line) => {
      const bet = betsOf(form).get(line.bet);
      // a bet that the rules no longer have takes no share
      return bet ? exposuresOf(bet, line, { day: dayOfDraw(numero), limitOf: () => noMoney }) : [];
    }),
  );
