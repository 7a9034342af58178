import {
  type Hundredths,
  hundredthsOf,
  type Localized,
  noMoney,
  type ParsedRequestOf,
  type placeLotteryBets,
  type SlipLine,
  type Ticket,
} from '@unisite/shared/contract';
import { dayOfDraw, MAX_SLIP_PICKS, rebateOf } from '@unisite/shared/lottery';
import { uniqueViolation } from '../../foundation/database/uniqueViolation.ts';
import { amountParameter } from '../../foundation/http/amountParameter.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { requireAge } from '../../identity/index.ts';
import { createBalancePublisher } from '../../ledger/index.ts';
import { requireNoBreak } from '../../protection/index.ts';
import type { Offers } from '../offers/offers.ts';
import type { Services } from '../services.ts';
import type { Station } from '../stations.ts';
import { fullTexts, lineFaultTexts } from './lineFaults.ts';
import { drawByNumero } from './openDraw.ts';
import { type PricedLine, priceLine, sumExposures } from './priceLine.ts';
import { sqlRecords } from './sqlRecords.ts';
import { newTicketCode, ticketSubject } from './ticketCode.ts';
import { type TicketRow, ticketToWire } from './ticketRows.ts';

interface Bought {
  readonly status: string;
  readonly ticketId: string | null;
  readonly room: string | null;
  readonly full: readonly { readonly bet: string; readonly pick: string; readonly left: number }[] | null;
}

/** What is sold: the offers at the series that the member plays at, of which `ceiling` is the most. */
interface Sale {
  readonly station: Station;
  readonly offers: Offers;
  readonly series: number;
  readonly ceiling: number;
}

/**
 * Buys a slip: all of its lines or none, in one transaction with its stake, its room in the draw's limits, what counts
 * against the member's limits, and its answer under the call's key.
 *
 * @throws Refusal DRAW_CLOSED, SLIP_INVALID, ODDS_CHANGED, NUMBERS_FULL (these three name the lines), STAKE_LIMIT,
 * PLAY_PAUSED, INSUFFICIENT_BALANCE, SELF_EXCLUDED, TIME_OUT, and those of `requireAge`
 */
export async function buyTicket(
  services: Services,
  { station, offers, series, ceiling }: Sale,
  request: ParsedRequestOf<typeof placeLotteryBets>,
  context: MemberCallContext,
): Promise<Ticket> {
  const { database, clock } = services;
  const { session, market, language } = context;
  const draw = await drawByNumero(database, station.code, request.numero);
  if (!draw) throw new Refusal('DRAW_CLOSED');
  const lines = priceSlip(request.lines, offers, dayOfDraw(draw.numero));
  const bySeries = stakedOn(lines.filter((line) => line.bySeries));
  await requireNoBreak(services, session.memberId);
  await requireAge(services, context);

  const sell = () =>
    database.transaction(async (q) => {
      const [code, placedAt] = [newTicketCode(draw.numero), clock()];
      const [bought] = await q.query<Bought>(
        `SELECT status, ticket_id AS "ticketId", room, "full" FROM lottery_buy($1, $2, $3, $4, $5,
           ARRAY(SELECT l FROM jsonb_populate_recordset(NULL::lottery_line_bought, $6) l),
           ARRAY(SELECT x FROM jsonb_populate_recordset(NULL::lottery_exposure_bought, $7) x), $8, $9, $10, $11, $12)`,
        [
          ...[session.memberId, draw.id, market.code, market.currency, code],
          sqlRecords(lines.map(lineRecord)),
          sqlRecords(sumExposures(lines.flatMap(({ exposures }) => exposures))),
          JSON.stringify(ticketSubject(station.name, draw.numero)),
          placedAt,
          ...(bySeries > 0n ? [bySeries, series, ceiling] : [0, null, null]),
        ],
      );
      if (!bought) throw new Error('a slip gave no answer');
      requireBought(bought, lines);
      const ticketId = bought.ticketId ?? '';
      const row: TicketRow = {
        ...{ id: ticketId, code, memberId: session.memberId, station: station.code, form: station.form },
        ...{ nameVi: station.name.vi, nameEn: station.name.en, numero: draw.numero, prizes: null },
        ...{ closesAt: draw.closesAt, drawnAt: draw.drawnAt, placedAt, closedAt: null, lineCount: lines.length },
        ...{ state: 'open', staked: stakedOn(lines), won: noMoney, series: bySeries > 0n ? series : null },
        rebate: hundredthsOf(rebateOf(bySeries, series, ceiling)),
      };
      const rows = lines.map((line, place) => ({ ...line, ticketId, place, won: null }));
      const value = ticketToWire(row, rows, language);
      await context.storeResponse(q, value);
      return value;
    });
  const value = await sell().catch((error: unknown) => {
    // two tickets of one name: once in a million million
    if (uniqueViolation(error) === 'lottery_ticket_code') return sell();
    throw error;
  });
  createBalancePublisher(services)(session.memberId, 'bet');
  return value;
}

const stakedOn = (lines: readonly PricedLine[]): Hundredths =>
  hundredthsOf(lines.reduce((sum, { picks, units, unitStake }) => sum + unitStake * BigInt(picks * units), 0n));

function priceSlip(lines: readonly SlipLine[], offers: Offers, day: string): PricedLine[] {
  let left = MAX_SLIP_PICKS;
  const priced = lines.map((line) => {
    const one = priceLine(line, offers, { day, atMost: left });
    if (!('fault' in one)) left -= one.picks;
    return one;
  });
  const faults = priced.flatMap((line, place) => ('fault' in line ? [{ place, fault: line }] : []));
  if (faults.length > 0) {
    const fields = fieldsOf(faults.map(({ place, fault }) => [place, lineFaultTexts(fault)]));
    throw new Refusal(faults.every(({ fault }) => fault.fault === 'odds') ? 'ODDS_CHANGED' : 'SLIP_INVALID', {
      fields,
    });
  }
  return priced.filter((line): line is PricedLine => !('fault' in line));
}

const fieldsOf = (lines: readonly (readonly [number, Localized])[]): Record<string, Localized> =>
  Object.fromEntries(lines.map(([place, texts]) => [`lines.${place}`, texts]));

/** @throws Refusal of a slip that was not sold */
function requireBought({ status, room, full }: Bought, lines: readonly PricedLine[]): void {
  if (status === 'bought') return;
  if (status === 'full') throw new Refusal('NUMBERS_FULL', { fields: fullFields(full ?? [], lines) });
  if (status === 'limit')
    throw new Refusal('STAKE_LIMIT', { params: { left: amountParameter(hundredthsOf(room ?? 0)) } });
  if (status === 'closed') throw new Refusal('DRAW_CLOSED');
  if (status === 'insufficient') throw new Refusal('INSUFFICIENT_BALANCE');
  if (status === 'PLAYER_EXCLUDED') throw new Refusal('SELF_EXCLUDED');
  if (status === 'PLAY_PAUSED') throw new Refusal('PLAY_PAUSED');
  if (status === 'LIMIT_REACHED') throw new Refusal('STAKE_LIMIT', { params: { left: 0 } });
  throw new Error(`a slip was ${status}`);
}

/** The lines that hold a full pick, each with what may still be staked on its first one. */
function fullFields(full: NonNullable<Bought['full']>, lines: readonly PricedLine[]): Record<string, Localized> {
  const leftOf = new Map(full.map(({ bet, pick, left }) => [`${bet} ${pick}`, hundredthsOf(left)]));
  return fieldsOf(
    lines.flatMap((line, place) => {
      const hit = line.exposures.find(({ bet, pick }) => leftOf.has(`${bet} ${pick}`));
      const left = hit && leftOf.get(`${hit.bet} ${hit.pick}`);
      if (!hit || left === undefined || hit.payout === 0n) return [];
      // in whole units of the currency: what is left of the payout, by the odds of this line
      const stake = Number((left * line.unitStake) / hit.payout / 100n);
      return [[place, fullTexts(hit.pick, stake)] as const];
    }),
  );
}

const lineRecord = ({ bet, selection, picks, units, unitStake, odds }: PricedLine): object => ({
  ...{ bet, selection, picks, units, odds },
  unit_stake: unitStake,
});
