import { type Form, isForm } from '@unisite/shared/lottery';
import type { Keys } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { DrawName } from './announceDraws.ts';
import { prizesOf } from './prizesOf.ts';
import { openSeed } from './sealedSeed.ts';

interface DueRow extends DrawName {
  readonly id: number;
  readonly form: string;
  readonly sealed: Buffer;
  readonly entropy: string;
}

const formOf = ({ form, code }: DueRow): Form => {
  if (!isForm(form)) throw new Error(`station ${code} has the unknown form ${form}`);
  return form;
};

/**
 * Draws the house draws that are due and whose entropy is known, as committed, even if the timetable has changed since,
 * and however late. `lost`: those whose seed no key opens; they wait for the key.
 */
export async function drawClosed(
  q: Queryable,
  { now, keys }: { readonly now: Date; readonly keys: Keys },
): Promise<{ readonly drawn: readonly DrawName[]; readonly lost: readonly string[] }> {
  const due = await q.query<DueRow>(
    `SELECT d.id, d.station_code AS code, d.numero, s.form, d.seed_sealed AS sealed, d.entropy
     FROM draw d JOIN lottery_station s ON s.code = d.station_code
     WHERE d.prizes IS NULL AND d.voided_at IS NULL AND d.seed_sealed IS NOT NULL AND d.entropy IS NOT NULL AND d.drawn_at <= $1
     ORDER BY d.id`,
    [now],
  );
  const opened = due.map((row) => ({ ...row, seed: openSeed(keys, row.code, row.numero, row.sealed) }));
  const ready = opened.flatMap(({ seed, ...row }) => (seed === null ? [] : [{ ...row, seed }]));
  const prizes = await Promise.all(ready.map((row) => prizesOf(formOf(row), row)));
  // one that was voided meanwhile, or is being voided, is not drawn
  const drawn = await q.query<DrawName>(
    `UPDATE draw d SET prizes = w.prizes, seed = w.seed, seed_sealed = NULL, sealed_with = NULL
     FROM unnest($1::int[], $2::text[], $3::jsonb[]) AS w (id, seed, prizes)
     WHERE d.id = w.id AND d.prizes IS NULL AND d.voided_at IS NULL
     RETURNING d.station_code AS code, d.numero`,
    [
      ready.map(({ id }) => id),
      ready.map(({ seed }) => seed),
      prizes.map((drawnPrizes) => JSON.stringify(drawnPrizes)),
    ],
  );
  return { drawn, lost: opened.flatMap(({ seed, code, numero }) => (seed === null ? [`${code}/${numero}`] : [])) };
}
