import type { Language, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { codeText, numberTakenText } from '../delivery/codeTexts.ts';
import { exponentialWait, type ThrottleRule, type ThrottleSubject, takeSlotWithin } from '../limits/throttle.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { consumeAddress, consumeOwn, consumePurpose, consumeShared, SHARED_MINUTES } from './codeBudgets.ts';
import {
  type CodeBinding,
  hashOfCode,
  hashOfHolder,
  hashOfTarget,
  newCode,
  OWN_DIGITS,
  SHARED_DIGITS,
} from './codeHash.ts';
import { masked } from './codeTarget.ts';

/** Lifetime of a code (specification section 3: `expiredMinutes`). */
export const EXPIRED_MINUTES = 10;

const MINUTE_MS = 60_000;
/** A repeated request waits; other requesters of the same target do not. */
const perHolder: ThrottleRule = { waitSeconds: exponentialWait(1, 60, 15 * 60), decaySeconds: 3600 };
const perAccount: ThrottleRule = perHolder;

interface CodeOrder extends CodeBinding {
  /**
   * The target's owner; null: nobody. A registration code is sent anyway, any other is not, and the response does not
   * reveal it.
   */
  readonly memberId: MemberId | null;
  /** The account that is signed in; its codes are throttled together, whatever their targets. */
  readonly account?: string;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/** A code to send, or none where the target's latest shared code also serves this requester. */
interface IssuedCode {
  readonly code: string | null;
  readonly madeAt: Date;
  readonly minutes: number;
}

/**
 * Sends a new code, which voids the requester's previous one for the same purpose and target, and nobody else's. The
 * response and its timing are the same whether or not the target belongs to a member: sending is not awaited, and a
 * failure appears in the log and among the security events.
 *
 * When a target is requested more often than its owner would, one long code is sent per half hour, valid for every
 * requester: strangers cost the site little, and the owner always has a code that works.
 *
 * @throws Refusal CODES_UNAVAILABLE (this platform has no way to send there), TOO_MANY_REQUESTS
 */
export async function sendCode(services: Services, order: CodeOrder): Promise<{ expiredMinutes: number }> {
  const { database, clock, delivery, settings } = services;
  const { purpose, target, memberId, ip, userAgent } = order;
  if (!delivery.reaches(target.channel)) throw new Refusal('CODES_UNAVAILABLE');
  const now = clock();

  const isWanted = purpose === 'register' ? memberId === null : memberId !== null;
  // A refusal rolls the counts back: a request that was refused a code does not count.
  const issued = await database.transaction(async (q) => {
    refuseIfThrottled(await takeSlotWithin(q, now, throttleSubjects(order, settings.codesKey)));
    const issued = await issueCode(q, now, settings.codesKey, order, isWanted);
    const kind = isWanted ? 'codeSent' : 'codeNotSent';
    await recordSecurityEvent(q, now, { kind, memberId, ip, userAgent, about: `${purpose} ${masked(target)}` });
    return issued;
  });
  if (issued.code !== null) {
    if (isWanted) delivery.send(target, codeText(purpose, issued.code, order.language, issued.minutes));
    else if (purpose === 'register') delivery.send(target, numberTakenText(order.language));
  }
  const left = Math.ceil((issued.madeAt.getTime() + issued.minutes * MINUTE_MS - now.getTime()) / MINUTE_MS);
  return { expiredMinutes: Math.min(EXPIRED_MINUTES, left) };
}

async function issueCode(
  q: Queryable,
  now: Date,
  key: string,
  order: CodeOrder,
  isWanted: boolean,
): Promise<IssuedCode> {
  const addressWait = await consumeAddress(q, now, order.ip);
  if (addressWait === 0 && (await consumeOwn(q, now, key, order)) === 0) {
    const code = await storeNew(q, now, key, order, { digits: OWN_DIGITS, isWanted });
    return { code, madeAt: now, minutes: EXPIRED_MINUTES };
  }
  // Of two concurrent first requests, the second waits here for the first one's row.
  const sharedWait = addressWait || (await consumeShared(q, now, key, order));
  if (sharedWait === 0) {
    const code = await storeNew(q, now, key, order, { digits: SHARED_DIGITS, isWanted });
    return { code, madeAt: now, minutes: SHARED_MINUTES };
  }
  const madeAt = await joinShared(q, now, key, order);
  if (madeAt === null) refuseIfThrottled(sharedWait);
  return { code: null, madeAt: madeAt ?? now, minutes: SHARED_MINUTES };
}

/** Stores a code for this requester; one that is not sent is random too, so that both cases do the same work. */
async function storeNew(
  q: Queryable,
  now: Date,
  key: string,
  order: CodeOrder,
  { digits, isWanted }: { readonly digits: number; readonly isWanted: boolean },
): Promise<string> {
  refuseIfThrottled(await consumePurpose(q, now, order));
  const code = newCode(digits);
  const stored = isWanted ? code : newCode(digits);
  await q.query(
    `INSERT INTO verification_code (purpose, market_code, target_hash, holder_hash, code_hash, made_at, shared)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (purpose, market_code, target_hash, holder_hash) DO UPDATE
       SET code_hash = excluded.code_hash, made_at = excluded.made_at, shared = excluded.shared, tries = 0`,
    [...placeOf(key, order), hashOfCode(key, order, stored), now, digits === SHARED_DIGITS],
  );
  return code;
}

/** Lets this requester use the latest shared code, with tries of its own; null if there is none. */
async function joinShared(q: Queryable, now: Date, key: string, order: CodeOrder): Promise<Date | null> {
  const [joined] = await q.query<{ madeAt: Date }>(
    `INSERT INTO verification_code AS own (purpose, market_code, target_hash, holder_hash, code_hash, made_at, shared)
     SELECT $1, $2, $3, $4, code_hash, made_at, true FROM verification_code
       WHERE purpose = $1 AND market_code = $2 AND target_hash = $3 AND shared AND made_at > $5
       ORDER BY made_at DESC LIMIT 1
     ON CONFLICT (purpose, market_code, target_hash, holder_hash) DO UPDATE
       SET code_hash = excluded.code_hash, made_at = excluded.made_at, shared = true,
         tries = CASE WHEN own.code_hash = excluded.code_hash THEN own.tries ELSE 0 END
     RETURNING made_at AS "madeAt"`,
    [...placeOf(key, order), new Date(now.getTime() - SHARED_MINUTES * MINUTE_MS)],
  );
  return joined?.madeAt ?? null;
}

const placeOf = (key: string, order: CodeOrder): unknown[] => [
  order.purpose,
  order.market,
  hashOfTarget(key, order),
  hashOfHolder(key, order),
];

function throttleSubjects(order: CodeOrder, key: string): ThrottleSubject[] {
  const { purpose, account } = order;
  const own = [hashOfTarget(key, order), hashOfHolder(key, order)].map((hash) => hash.toString('base64url')).join(' ');
  return [
    { name: `code ${purpose} ${own}`, rule: perHolder },
    ...(account === undefined ? [] : [{ name: `code account ${account}`, rule: perAccount }]),
  ];
}
