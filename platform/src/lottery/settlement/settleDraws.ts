import { type MemberId, memberIdOf } from '@unisite/shared/contract';
import { betsOf, type Draw, dayOfDraw, type Form, type Prizes, winsOf } from '@unisite/shared/lottery';
import type { Database, Queryable } from '../../foundation/database/connect.ts';
import { sqlRecords } from '../tickets/sqlRecords.ts';
import { ticketSubject } from '../tickets/ticketCode.ts';
import { type LineRow, linesOf } from '../tickets/ticketRows.ts';

/** Tickets that are settled in one transaction. */
const BATCH = 1_000;

interface DrawnRow {
  readonly id: number;
  readonly station: string;
  readonly nameVi: string;
  readonly nameEn: string;
  readonly numero: string;
  readonly form: Form;
  readonly drawnAt: Date;
  readonly prizes: Prizes;
}

/** A draw whose tickets were settled, all or some. */
export interface Settled {
  readonly drawId: number;
  readonly tickets: number;
  /** Hundredths. */
  readonly paid: bigint;
  /** Who won something. */
  readonly winners: readonly MemberId[];
  /** No ticket of it is open any more. */
  readonly isOver: boolean;
}

/**
 * Settles a batch of the oldest draw that has open tickets, in one transaction: stopped anywhere, it goes on where the
 * last batch was committed. One process is at a draw at a time. Null: nothing to do. `except`: draws to leave alone.
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
    const draw = await nextDrawn(q, except);
    return (
      draw &&
      settleBatch(q, clock, draw).catch((cause: unknown) => {
        throw new SettlementError(draw.id, cause);
      })
    );
  });
}

/** A draw could not be settled; the others can. */
export class SettlementError extends Error {
  override name = 'SettlementError';
  readonly drawId: number;

  constructor(drawId: number, cause: unknown) {
    super(`draw ${drawId} could not be settled`, { cause });
    this.drawId = drawId;
  }
}

async function settleBatch(q: Queryable, clock: () => Date, draw: DrawnRow): Promise<Settled> {
  // nobody else changes tickets of a draw that is over: this transaction alone settles it
  const tickets = await q.query<{ id: string; memberId: string }>(
    `SELECT id, member_id AS "memberId" FROM lottery_ticket WHERE draw_id = $1 AND state = 'open' ORDER BY id LIMIT $2`,
    [draw.id, BATCH],
  );
  const won = wonBy(
    draw,
    [
      ...(
        await linesOf(
          q,
          tickets.map(({ id }) => id),
        )
      ).values(),
    ].flat(),
  );
  const isOver = tickets.length < BATCH;
  const [row] = await q.query<{ paid: string }>(
    'SELECT paid FROM lottery_settle($1, ARRAY(SELECT w FROM jsonb_populate_recordset(NULL::lottery_line_won, $2) w), $3, $4)',
    [
      tickets.map(({ id }) => id),
      sqlRecords(won),
      JSON.stringify(ticketSubject({ vi: draw.nameVi, en: draw.nameEn }, draw.numero)),
      clock(),
    ],
  );
  if (isOver) await q.query('UPDATE draw SET settled_at = $2 WHERE id = $1', [draw.id, clock()]);
  const winning = new Set(won.map(({ ticket_id }) => ticket_id));
  const winners = new Set(tickets.filter(({ id }) => winning.has(id)).map(({ memberId }) => memberIdOf(memberId)));
  return { drawId: draw.id, tickets: tickets.length, paid: BigInt(row?.paid ?? 0), winners: [...winners], isOver };
}

/** Draws that nobody has a ticket of are over as soon as they are drawn. */
const closeUnsold = (q: Queryable, now: Date): Promise<unknown> =>
  q.query(
    `UPDATE draw d SET settled_at = $1 WHERE d.prizes IS NOT NULL AND d.settled_at IS NULL
       AND NOT EXISTS (SELECT FROM lottery_ticket t WHERE t.draw_id = d.id AND t.state = 'open')`,
    [now],
  );

async function nextDrawn(q: Queryable, except: readonly number[]): Promise<DrawnRow | null> {
  const [draw] = await q.query<DrawnRow>(
    `SELECT d.id, s.code AS station, s.name_vi AS "nameVi", s.name_en AS "nameEn", d.numero, s.form, d.prizes
     FROM draw d JOIN lottery_station s ON s.code = d.station_code
     WHERE d.id = (SELECT u.id FROM draw u WHERE u.prizes IS NOT NULL AND u.settled_at IS NULL AND u.id <> ALL ($1)
       ORDER BY u.id LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)`,
    [except],
  );
  return draw ?? null;
}

/** What each line has won; lines that are alike are looked at once. */
function wonBy(row: DrawnRow, lines: readonly LineRow[]): { ticket_id: string; place: number; won: bigint }[] {
  const draw: Draw = { day: dayOfDraw(row.numero), prizes: row.prizes };
  const known = new Map<string, bigint>();
  return lines.flatMap((line) => {
    const key = JSON.stringify([line.bet, line.selection, `${line.unitStake}`, line.units, line.odds]);
    const won = known.get(key) ?? wonByLine(row.form, line, draw);
    known.set(key, won);
    return won > 0n ? [{ ticket_id: line.ticketId, place: line.place, won }] : [];
  });
}

function wonByLine(form: Form, line: LineRow, draw: Draw): bigint {
  const bet = betsOf(form).get(line.bet);
  if (!bet) throw new Error(`a ticket holds the unknown bet ${line.bet}`);
  return winsOf(bet, line, draw).reduce((sum, { paid }) => sum + paid, 0n);
}
