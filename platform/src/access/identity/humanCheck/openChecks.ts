import { randomBytes } from 'node:crypto';
import { openSecret, sealSecret } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../services.ts';

export type CheckKind = 'captcha' | 'slide' | 'slideProof' | 'work';

const LASTS_MS = 5 * 60_000;

type CheckServices = Pick<Services, 'database' | 'settings'>;

const about = (id: string): string => `human check ${id}`;

/**
 * Stores a check's solution for five minutes, sealed: reading the table solves nothing. Returns its id, which cannot be
 * guessed.
 */
export async function keepCheck(
  { database, settings }: CheckServices,
  now: Date,
  kind: CheckKind,
  answer: string,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  const sealed = sealSecret([settings.codesKey], about(id), answer);
  await database.query('INSERT INTO human_check (id, kind, answer, made_at) VALUES ($1, $2, $3, $4)', [
    id,
    kind,
    sealed,
    now,
  ]);
  return id;
}

/** When a check was made, while it can still be solved. */
export async function madeAt(q: Queryable, kind: CheckKind, id: string): Promise<Date | null> {
  const [row] = await q.query<{ madeAt: Date }>(
    'SELECT made_at AS "madeAt" FROM human_check WHERE id = $1 AND kind = $2',
    [id, kind],
  );
  return row?.madeAt ?? null;
}

/** Consumes a check and returns its solution, once: a second or late call gets null. */
export async function takeCheck(
  { database, settings }: CheckServices,
  now: Date,
  kind: CheckKind,
  id: string,
): Promise<string | null> {
  const [taken] = await database.query<{ answer: Buffer; madeAt: Date }>(
    'DELETE FROM human_check WHERE id = $1 AND kind = $2 RETURNING answer, made_at AS "madeAt"',
    [id, kind],
  );
  if (!taken) return null;
  const age = now.getTime() - taken.madeAt.getTime();
  return age < LASTS_MS ? openSecret([settings.codesKey], about(id), taken.answer) : null;
}

export async function forgetOldChecks(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM human_check WHERE made_at < $1', [new Date(now.getTime() - LASTS_MS)]);
}
