import { timingSafeEqual } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { clearBudgets, SHARED_MINUTES } from './codeBudgets.ts';
import { type CodeBinding, hashOfCode, hashOfHolder, hashOfTarget } from './codeHash.ts';
import { masked } from './codeTarget.ts';
import { EXPIRED_MINUTES } from './sendCode.ts';

const TRIES = 5;
/**
 * Codes entered without a request: customers of a mobile network share an address, so this slows down and never blocks.
 */
const perAddress: ThrottleRule = { waitSeconds: exponentialWait(30, 1, 60), decaySeconds: 5 };

interface TypedCode extends CodeBinding {
  /** As typed; surrounding spaces are ignored. */
  readonly code: string;
  readonly memberId: MemberId | null;
  readonly ip: string;
  readonly userAgent: string;
}

/** `none`: the caller has no code that could match; the input was compared with nothing. */
export type CodeVerdict = 'taken' | 'wrong' | 'none';

/**
 * Checks the code last sent to the caller for this purpose, target and market; returns `taken` once. After five tries
 * by the caller, or past its lifetime, no code matches. Tries of others do not count.
 *
 * @throws Refusal TOO_MANY_REQUESTS (codes that nobody requested are being entered at this address)
 */
export async function takeCode(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  typed: TypedCode,
): Promise<CodeVerdict> {
  const now = clock();
  const { purpose, market, target, memberId, ip, userAgent } = typed;
  const key = settings.codesKey;
  const hash = hashOfCode(key, typed, typed.code.trim());
  const place = [purpose, market, hashOfTarget(key, typed)];
  // Count the try before comparing: concurrent tries are limited like sequential ones.
  const [tried] = await database.query<{ codeHash: Buffer }>(
    `UPDATE verification_code SET tries = tries + 1
     WHERE purpose = $1 AND market_code = $2 AND target_hash = $3 AND holder_hash = $4 AND tries < $5
       AND made_at > CASE WHEN shared THEN $7::timestamptz ELSE $6::timestamptz END RETURNING code_hash AS "codeHash"`,
    [
      ...place,
      hashOfHolder(key, typed),
      TRIES,
      minutesBefore(now, EXPIRED_MINUTES),
      minutesBefore(now, SHARED_MINUTES),
    ],
  );
  const about = `${purpose} ${masked(target)}`;
  if (!tried) {
    const subject = { name: `code not asked for, address ${addressOf(ip)}`, rule: perAddress };
    refuseIfThrottled(await takeSlot(database, now, [subject]));
    // Not the member's event: anyone who knows a number could flood the member's record.
    await recordSecurityEvent(database, now, { kind: 'codeRefused', memberId: null, ip, userAgent, about });
    return 'none';
  }
  const isTaken = timingSafeEqual(hash, tried.codeHash) && (await database.transaction((q) => useUp(q, place, hash)));
  if (isTaken) await clearBudgets(database, key, typed);
  const kind = isTaken ? 'codeTaken' : 'codeRefused';
  await recordSecurityEvent(database, now, { kind, memberId, ip, userAgent, about });
  return isTaken ? 'taken' : 'wrong';
}

/** Deletes the code for everybody who shares it; of two concurrent callers only one succeeds. */
async function useUp(q: Queryable, place: readonly unknown[], hash: Buffer): Promise<boolean> {
  // Lock in one order, so that two who share a code do not deadlock.
  const rows = await q.query(
    `DELETE FROM verification_code c USING (
       SELECT holder_hash FROM verification_code
       WHERE purpose = $1 AND market_code = $2 AND target_hash = $3 AND code_hash = $4
       ORDER BY holder_hash FOR UPDATE) held
     WHERE c.purpose = $1 AND c.market_code = $2 AND c.target_hash = $3 AND c.holder_hash = held.holder_hash RETURNING 1`,
    [...place, hash],
  );
  return rows.length > 0;
}

export async function forgetOldCodes(q: Queryable, now: Date): Promise<void> {
  await q.query(
    'DELETE FROM verification_code WHERE made_at < CASE WHEN shared THEN $2::timestamptz ELSE $1::timestamptz END',
    [minutesBefore(now, EXPIRED_MINUTES), minutesBefore(now, SHARED_MINUTES)],
  );
}

const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
