import type { DrawEntropy, Hundredths } from '@unisite/shared/contract';
import type { Prizes } from '@unisite/shared/lottery';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../../money/ledger/index.ts';

/** An opened draw; for a house draw the seed is chosen, and its hash public. */
export interface OpenDraw {
  readonly id: number;
  readonly numero: string;
  readonly closesAt: Date;
  readonly drawnAt: Date;
  readonly seedHash: string | null;
}

const columns = `id, numero, closes_at AS "closesAt", drawn_at AS "drawnAt", seed_hash AS "seedHash"`;

/** A station's next draw by the database's clock: open, or closed and not drawn yet. Null: none is opened. */
export async function nextOpenDraw(q: Queryable, station: string): Promise<OpenDraw | null> {
  const [draw] = await q.query<OpenDraw>(
    `SELECT ${columns} FROM draw WHERE station_code = $1 AND prizes IS NULL AND voided_at IS NULL AND drawn_at > now() ORDER BY drawn_at LIMIT 1`,
    [station],
  );
  return draw ?? null;
}

export interface PreviousDraw {
  readonly numero: string;
  readonly closesAt: Date;
  readonly drawnAt: Date;
  /** Null until it is drawn. */
  readonly prizes: Prizes | null;
  readonly isVoid: boolean;
  readonly isSettled: boolean;
}

/** A station's previous draw by the database's clock; null if there was none. */
export async function previousDraw(q: Queryable, station: string): Promise<PreviousDraw | null> {
  const [draw] = await q.query<PreviousDraw>(
    // by the number, which increases with time and is indexed
    `SELECT numero, closes_at AS "closesAt", drawn_at AS "drawnAt", prizes, voided_at IS NOT NULL AS "isVoid",
       settled_at IS NOT NULL AS "isSettled"
     FROM draw WHERE station_code = $1 AND drawn_at <= now() ORDER BY numero DESC LIMIT 1`,
    [station],
  );
  return draw ?? null;
}

export async function drawByNumero(q: Queryable, station: string, numero: string): Promise<OpenDraw | null> {
  const [draw] = await q.query<OpenDraw>(`SELECT ${columns} FROM draw WHERE station_code = $1 AND numero = $2`, [
    station,
    numero,
  ]);
  return draw ?? null;
}

interface ProofRow {
  readonly id: number;
  readonly closesAt: Date;
  readonly drawnAt: Date;
  readonly seedHash: string | null;
  readonly seed: string | null;
  readonly prizes: Prizes | null;
  readonly isVoid: boolean;
  readonly entropy: DrawEntropy | null;
}

/** What a draw can be recomputed from; null if there is no such draw. */
export async function proofOf(q: Queryable, station: string, numero: string): Promise<ProofRow | null> {
  const [row] = await q.query<ProofRow>(
    `SELECT id, closes_at AS "closesAt", drawn_at AS "drawnAt", seed_hash AS "seedHash", seed, prizes,
       voided_at IS NOT NULL AS "isVoid",
       CASE entropy_source
         WHEN 'ledger' THEN jsonb_build_object('source', 'ledger', 'position', entropy_at, 'value', entropy)
         WHEN 'beacon' THEN jsonb_build_object('source', 'beacon', 'round', entropy_at, 'publicKey', beacon_key,
           'signature', beacon_signature, 'value', entropy) END AS entropy
     FROM draw WHERE station_code = $1 AND numero = $2`,
    [station, numero],
  );
  return row ?? null;
}

export interface Scarce {
  readonly bet: string;
  readonly pick: string;
  readonly left: Hundredths;
  /** Of the limit, in percent. */
  readonly used: number;
}

/** Picks with less than 15 percent of their limit left, including those that operators closed. */
export const scarcePicks = (q: Queryable, drawId: number, market: string): Promise<Scarce[]> =>
  readMoney<Scarce>(
    q.query(
      `SELECT bet, pick, greatest(most - payout, 0) AS left, CASE most WHEN 0 THEN 100 ELSE least(payout * 100 / most, 100)::int END AS used
       FROM (SELECT bet, pick, payout, least(exposure, lowered_to) AS most FROM lottery_exposure
         WHERE draw_id = $1 AND market_code = $2) e
       WHERE payout * 100 > most * 85 OR most = 0 ORDER BY bet, pick`,
      [drawId, market],
    ),
    { left: true },
  );
