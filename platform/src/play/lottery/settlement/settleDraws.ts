import type { MemberId, TicketState } from '@unisite/shared/contract';
import { betsOf, type Draw, dayOfDraw, type Form, type Prizes, winsOf } from '@unisite/shared/lottery';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { collectDebt, type Subject } from '../../../money/ledger/index.ts';
import { sqlRecords } from '../tickets/sqlRecords.ts';
import { ticketSubject } from '../tickets/ticketCode.ts';
import { type LineRow, linesOf } from '../tickets/ticketRows.ts';
import { type ChangedTicket, tellMembers } from './tellMembers.ts';

/** Tickets settled per transaction. */
const BATCH = 1_000;

interface EndedDraw {
  readonly id: number;
  readonly station: string;
  readonly nameVi: string;
  readonly nameEn: string;
  readonly numero: string;
  readonly form: Form;
  readonly drawnAt: Date;
  /** Null: it was voided before it was drawn. */
  readonly prizes: Prizes | null;
  readonly isVoid: boolean;
  readonly revision: number;
  /** Tickets up to this number are settled by the present result. */
  readonly settledTo: string;
}

/** A draw whose tickets were settled, in whole or in part. */
export interface Settled {
  readonly drawId: number;
  readonly tickets: number;
  /** Hundredths. */
  readonly paid: bigint;
  /** Members whose balance it changed. */
  readonly members: readonly MemberId[];
  /** Members with a message about it in the inbox. */
  readonly told: readonly MemberId[];
  /** No ticket of it is left to settle. */
  readonly isOver: boolean;
}

/**
 * Settles a batch of the oldest draw with open tickets, in one transaction: after an interruption it continues where
 * the last batch was committed. One process works on a draw at a time. Null: nothing to do. `except`: draws to skip.
 *
 * @throws {SettlementError}
 */
export async function settleNext(
  database: Database,
  clock: () => Date,
  except: readonly number[] = [],
): Promise<Settled | null> {
  await closeUnsold(database, clock());
  return database.transaction(async (q) => {
    const draw = await nextEnded(q, except);
    return (
      draw &&
      settleBatch(q, clock, draw).catch((cause: unknown) => {
        throw new SettlementError(draw.id, cause);
      })
    );
  });
}

/** A draw could not be settled; others can. */
export class SettlementError extends Error {
  override name = 'SettlementError';
  readonly drawId: number;

  constructor(drawId: number, cause: unknown) {
    super(`draw ${drawId} could not be settled`, { cause });
    this.drawId = drawId;
  }
}

async function settleBatch(q: Queryable, clock: () => Date, draw: EndedDraw): Promise<Settled> {
  // only this transaction settles a finished draw, so nobody else changes its tickets
  const tickets = await q.query<{ id: string; memberId: MemberId; state: TicketState }>(
    `SELECT id, member_id AS "memberId", state FROM lottery_ticket WHERE draw_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
    [draw.id, draw.settledTo, BATCH],
  );
  const at = clock();
  const standing = tickets.filter(({ state }) => state !== 'cancelled' && state !== 'voided').map(({ id }) => id);
  const subject = ticketSubject({ vi: draw.nameVi, en: draw.nameEn }, draw.numero);
  const { paid, changed } = await (draw.isVoid ? voidTickets : settleTickets)(q, draw, { standing, subject, at });
  await collectOwed(q, { changed, subject, at });
  const told = draw.revision > 0 ? await tellMembers(q, draw, changed, at) : [];
  const isOver = tickets.length < BATCH;
  await q.query(
    'UPDATE draw SET settled_to = $2, settled_at = CASE WHEN $3::boolean THEN $4::timestamptz END WHERE id = $1',
    [draw.id, tickets.at(-1)?.id ?? draw.settledTo, isOver, at],
  );
  const members = [...new Set(changed.map(({ member }) => member))];
  return { drawId: draw.id, tickets: standing.length, paid, members, told, isOver };
}

interface Batch {
  readonly standing: readonly string[];
  readonly subject: Subject;
  readonly at: Date;
}

interface Moved {
  /** Hundredths. */
  readonly paid: bigint;
  readonly changed: readonly ChangedTicket[];
}

async function settleTickets(q: Queryable, draw: EndedDraw, { standing, subject, at }: Batch): Promise<Moved> {
  if (draw.prizes === null) throw new Error(`draw ${draw.id} has no result`);
  const won = wonBy(
    draw.form,
    { day: dayOfDraw(draw.numero), prizes: draw.prizes },
    [...(await linesOf(q, standing)).values()].flat(),
  );
  const [row] = await q.query<{ paid: string; changed: ChangedTicket[] }>(
    `SELECT paid, changed FROM lottery_settle($1,
       ARRAY(SELECT w FROM jsonb_populate_recordset(NULL::lottery_line_won, $2) w), $3, $4, $5)`,
    [standing, sqlRecords(won), draw.revision, JSON.stringify(subject), at],
  );
  return { paid: BigInt(row?.paid ?? 0), changed: row?.changed ?? [] };
}

async function voidTickets(q: Queryable, draw: EndedDraw, { standing, subject, at }: Batch): Promise<Moved> {
  const [row] = await q.query<{ changed: ChangedTicket[] }>('SELECT changed FROM lottery_void($1, $2, $3, $4)', [
    standing,
    draw.revision,
    JSON.stringify(subject),
    at,
  ]);
  return { paid: 0n, changed: row?.changed ?? [] };
}

/** Collects new debts from wallets, as far as they cover them; the rest is collected as money comes in. */
async function collectOwed(
  q: Queryable,
  { changed, subject, at }: Pick<Batch, 'subject' | 'at'> & Pick<Moved, 'changed'>,
) {
  const owing = new Map(
    changed
      .filter(({ owed }) => owed)
      .map(({ member, currency, code }) => [`${member} ${currency}`, { member, currency, code }]),
  );
  for (const { member, currency, code } of owing.values())
    await collectDebt(q, { memberId: member, currency, subject, reference: code, at });
}

/** Draws without tickets are over as soon as they are drawn. */
const closeUnsold = (q: Queryable, now: Date): Promise<unknown> =>
  q.query(
    `UPDATE draw d SET settled_at = $1
     WHERE (d.prizes IS NOT NULL OR d.voided_at IS NOT NULL) AND d.settled_at IS NULL
       AND NOT EXISTS (SELECT FROM lottery_ticket t WHERE t.draw_id = d.id)`,
    [now],
  );

async function nextEnded(q: Queryable, except: readonly number[]): Promise<EndedDraw | null> {
  const [draw] = await q.query<EndedDraw>(
    `SELECT d.id, s.code AS station, s.name_vi AS "nameVi", s.name_en AS "nameEn", d.numero, s.form, d.prizes, d.revision,
       d.voided_at IS NOT NULL AS "isVoid", d.settled_to AS "settledTo"
     FROM draw d JOIN lottery_station s ON s.code = d.station_code
     WHERE d.id = (SELECT u.id FROM draw u
       WHERE (u.prizes IS NOT NULL OR u.voided_at IS NOT NULL) AND u.settled_at IS NULL AND u.id <> ALL ($1)
       ORDER BY u.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)`,
    [except],
  );
  return draw ?? null;
}

/** Each line's winnings; identical lines are evaluated once. */
function wonBy(form: Form, draw: Draw, lines: readonly LineRow[]): { ticket_id: string; place: number; won: bigint }[] {
  const known = new Map<string, bigint>();
  return lines.flatMap((line) => {
    const key = JSON.stringify([line.bet, line.selection, `${line.unitStake}`, line.units, line.odds]);
    const won = known.get(key) ?? wonByLine(form, line, draw);
    known.set(key, won);
    return won > 0n ? [{ ticket_id: line.ticketId, place: line.place, won }] : [];
  });
}

function wonByLine(form: Form, line: LineRow, draw: Draw): bigint {
  const bet = betsOf(form).get(line.bet);
  if (!bet) throw new Error(`a ticket holds the unknown bet ${line.bet}`);
  return winsOf(bet, line, draw).reduce((sum, { paid }) => sum + paid, 0n);
}
