import {
  type Hundredths,
  hundredthsOf,
  type Localized,
  type MemberId,
  type SlipLine,
  sumOf,
} from '@unisite/shared/contract';
import { MAX_SLIP_PICKS } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { amountParameter } from '../../../foundation/http/amountParameter.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Offers } from '../offers/offers.ts';
import type { Station } from '../stations.ts';
import { fullTexts, lineFaultTexts } from './lineFaults.ts';
import type { OpenDraw } from './openDraw.ts';
import { type LineFault, type PricedLine, priceLine, sumExposures } from './priceLine.ts';
import { sqlRecords } from './sqlRecords.ts';
import { newTicketCode, ticketSubject } from './ticketCode.ts';

/** A station's offers at a series, and the member's maximum series. */
export interface Offered {
  readonly station: Station;
  readonly offers: Offers;
  readonly series: number;
  readonly ceiling: number;
}

/** A ticket to sell. */
export interface Sale extends Pick<Offered, 'series' | 'ceiling'> {
  readonly memberId: MemberId;
  readonly market: { readonly code: string; readonly currency: string };
  readonly station: Pick<Station, 'name'>;
  readonly draw: Pick<OpenDraw, 'id' | 'numero'>;
  readonly lines: readonly PricedLine[];
  /** The member's account that pays. */
  readonly from: 'member' | 'plan';
  readonly at: Date;
}

/** The result of a sale: `status` is that of `lottery_buy`. */
export interface Sold {
  readonly code: string;
  readonly status: string;
  readonly ticketId: string | null;
  readonly room: string | null;
  readonly full: readonly { readonly bet: string; readonly pick: string; readonly left: number }[] | null;
}

/** Sells a ticket in a transaction, which must be rolled back unless it was bought. */
export async function sellTicket(q: Queryable, sale: Sale): Promise<Sold> {
  const { memberId, market, station, draw, lines, from, at, series, ceiling } = sale;
  const bySeries = bySeriesOf(lines);
  const code = newTicketCode(draw.numero);
  const [sold] = await q.query<Omit<Sold, 'code'>>(
    `SELECT status, ticket_id AS "ticketId", room, "full" FROM lottery_buy($1, $2, $3, $4, $5, $6,
       ARRAY(SELECT l FROM jsonb_populate_recordset(NULL::lottery_line_bought, $7) l),
       ARRAY(SELECT x FROM jsonb_populate_recordset(NULL::lottery_exposure_bought, $8) x), $9, $10, $11, $12, $13)`,
    [
      memberId,
      draw.id,
      market.code,
      market.currency,
      from,
      code,
      sqlRecords(lines.map(lineRecord)),
      sqlRecords(sumExposures(lines.flatMap(({ exposures }) => exposures))),
      JSON.stringify(ticketSubject(station.name, draw.numero)),
      at,
      ...(bySeries > 0n ? [bySeries, series, ceiling] : [0, null, null]),
    ],
  );
  if (!sold) throw new Error('a slip gave no answer');
  return { ...sold, code };
}

export const stakedOn = (lines: readonly PricedLine[]): Hundredths =>
  hundredthsOf(lines.reduce((sum, { picks, units, unitStake }) => sum + unitStake * BigInt(picks * units), 0n));

/** The stake on lines that pay by a series. */
export const bySeriesOf = (lines: readonly PricedLine[]): Hundredths => sumOf(lines.map(({ bySeries }) => bySeries));

/** A slip's lines at the odds of the offers, or what is wrong with each. `day`: the draw's, in Vietnam. */
export function priceLines(lines: readonly SlipLine[], offers: Offers, day: string): (PricedLine | LineFault)[] {
  let left = MAX_SLIP_PICKS;
  return lines.map((line) => {
    const one = priceLine(line, offers, { day, atMost: left });
    if (!('fault' in one)) left -= one.picks;
    return one;
  });
}

/** @throws Refusal SLIP_INVALID, ODDS_CHANGED, naming the lines */
export function priceSlip(lines: readonly SlipLine[], offers: Offers, day: string): PricedLine[] {
  const priced = priceLines(lines, offers, day);
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

/** @throws Refusal for a slip that was not sold */
export function requireBought({ status, room, full }: Sold, lines: readonly PricedLine[]): void {
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

/** The lines that contain a full pick, each with what may still be staked on its first one. */
function fullFields(full: NonNullable<Sold['full']>, lines: readonly PricedLine[]): Record<string, Localized> {
  const leftOf = new Map(full.map(({ bet, pick, left }) => [`${bet} ${pick}`, hundredthsOf(left)]));
  return fieldsOf(
    lines.flatMap((line, place) => {
      const hit = line.exposures.find(({ bet, pick }) => leftOf.has(`${bet} ${pick}`));
      const left = hit && leftOf.get(`${hit.bet} ${hit.pick}`);
      if (!hit || left === undefined || hit.payout === 0n) return [];
      // in whole units of the currency: the rest of the payout, by the odds of this line
      const stake = Number((left * line.unitStake) / hit.payout / 100n);
      return [[place, fullTexts(hit.pick, stake)] as const];
    }),
  );
}

const lineRecord = ({ bet, selection, picks, units, unitStake, odds }: PricedLine): object => ({
  bet,
  selection,
  picks,
  units,
  odds,
  unit_stake: unitStake,
});
