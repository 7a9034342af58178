import type { Prizes } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { lockSelling } from '../draws/drawLock.ts';

/** A draw, locked while its result is set. */
export interface HeldDraw {
  readonly id: number;
  readonly code: string;
  readonly numero: string;
  readonly form: string;
  readonly isOfficial: boolean;
  readonly drawnAt: Date;
  readonly prizes: Prizes | null;
  readonly revision: number;
  readonly isVoid: boolean;
}

/** Locks a draw until the transaction ends: nobody sells or settles a ticket or sets a result meanwhile. */
export async function holdDraw(q: Queryable, code: string, numero: string): Promise<HeldDraw | null> {
  const [known] = await q.query<{ id: number }>('SELECT id FROM draw WHERE station_code = $1 AND numero = $2', [
    code,
    numero,
  ]);
  if (!known) return null;
  await lockSelling(q, known.id);
  const [draw] = await q.query<HeldDraw>(
    `SELECT d.id, d.station_code AS code, d.numero, s.form, s.drawn_by = 'official' AS "isOfficial",
       d.drawn_at AS "drawnAt", d.prizes, d.revision, d.voided_at IS NOT NULL AS "isVoid"
     FROM draw d JOIN lottery_station s ON s.code = d.station_code WHERE d.id = $1 FOR UPDATE OF d`,
    [known.id],
  );
  return draw ?? null;
}

/** The revision that a result set now will have. */
export const nextRevision = ({ prizes, revision }: Pick<HeldDraw, 'prizes' | 'revision'>): number =>
  prizes === null ? revision : revision + 1;

interface Given {
  readonly prizes: Prizes;
  /** `resultsProvider`, and accounts of operators. */
  readonly givenBy: readonly string[];
  readonly why: string;
  readonly at: Date;
}

/**
 * Sets or corrects the result of a held draw, restarts its settlement from the first ticket, and clears its entries.
 * Returns the new revision.
 */
export async function setResult(q: Queryable, draw: HeldDraw, { prizes, givenBy, why, at }: Given): Promise<number> {
  const revision = nextRevision(draw);
  await q.query(
    'UPDATE draw SET prizes = $2, drawing = NULL, revision = $3, settled_at = NULL, settled_to = 0 WHERE id = $1',
    [draw.id, JSON.stringify(prizes), revision],
  );
  await q.query(
    'INSERT INTO draw_result (draw_id, revision, prizes, given_by, why, at) VALUES ($1, $2, $3, $4, $5, $6)',
    [draw.id, revision, JSON.stringify(prizes), givenBy, why, at],
  );
  await q.query('DELETE FROM draw_entry WHERE draw_id = $1', [draw.id]);
  return revision;
}

/** Voids a held draw; the settlement then refunds its tickets. */
export async function voidHeldDraw(q: Queryable, draw: HeldDraw, { givenBy, why, at }: Omit<Given, 'prizes'>) {
  const revision = draw.revision + 1;
  await q.query('UPDATE draw SET voided_at = $2, revision = $3, settled_at = NULL, settled_to = 0 WHERE id = $1', [
    draw.id,
    at,
    revision,
  ]);
  await q.query('INSERT INTO draw_result (draw_id, revision, given_by, why, at) VALUES ($1, $2, $3, $4, $5)', [
    draw.id,
    revision,
    givenBy,
    why,
    at,
  ]);
  await q.query('DELETE FROM draw_entry WHERE draw_id = $1', [draw.id]);
}
