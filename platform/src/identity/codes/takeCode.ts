import { timingSafeEqual } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { type CodeBinding, hashOfCode, hashOfTarget } from './codeHash.ts';
import { masked } from './codeTarget.ts';
import { EXPIRED_MINUTES } from './sendCode.ts';

const TRIES = 5;

interface TypedCode extends CodeBinding {
  /** As it was typed; outer spaces do not matter. */
  readonly code: string;
  readonly memberId: MemberId | null;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Whether this is the code that was sent last for this purpose, target and market; true once. After five tries, or ten
 * minutes, no code is right.
 */
export async function takeCode(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  typed: TypedCode,
): Promise<boolean> {
  const now = clock();
  const { purpose, market, target, memberId, ip, userAgent } = typed;
  const key = settings.codesKey;
  const hash = hashOfCode(key, typed, typed.code.trim());
  const row = [purpose, market, hashOfTarget(key, typed)];
  // The try counts before the code is looked at: tries at once are as many as tries one by one.
  const [tried] = await database.query<{ codeHash: Buffer }>(
    `UPDATE verification_code SET tries = tries + 1
     WHERE purpose = $1 AND market_code = $2 AND target_hash = $3 AND tries < $4 AND made_at > $5 RETURNING code_hash AS "codeHash"`,
    [...row, TRIES, new Date(now.getTime() - EXPIRED_MINUTES * 60_000)],
  );
  const matches = timingSafeEqual(hash, tried?.codeHash ?? Buffer.alloc(hash.length));
  const taken = matches
    ? await database.query(
        'DELETE FROM verification_code WHERE purpose = $1 AND market_code = $2 AND target_hash = $3 AND code_hash = $4 RETURNING 1',
        [...row, hash],
      )
    : [];
  const isTaken = taken.length > 0;
  const kind = isTaken ? 'codeTaken' : 'codeRefused';
  await recordSecurityEvent(database, now, { kind, memberId, ip, userAgent, about: `${purpose} ${masked(target)}` });
  return isTaken;
}

export async function forgetOldCodes(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM verification_code WHERE made_at < $1', [
    new Date(now.getTime() - EXPIRED_MINUTES * 60_000),
  ]);
}
