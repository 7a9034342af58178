import type { Language, MemberId } from '@unisite/shared/contract';
import { addressOf } from '../../foundation/http/ipAddress.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../foundation/http/serve.ts';
import { codeText, numberTakenText } from '../delivery/codeTexts.ts';
import { exponentialWait, type ThrottleRule, type ThrottleSubject, takeSlot } from '../limits/throttle.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { type CodeBinding, hashOfCode, hashOfTarget, newCode } from './codeHash.ts';
import { masked } from './codeTarget.ts';

/** How long a code is good (specification section 3: `expiredMinutes`). */
export const EXPIRED_MINUTES = 10;

const perTarget: ThrottleRule = { waitSeconds: exponentialWait(1, 60, 15 * 60), decaySeconds: 3600 };
const perAccount: ThrottleRule = perTarget;
/** Households and offices share an address, and so do the customers of a mobile network. */
const perAddress: ThrottleRule = { waitSeconds: exponentialWait(10, 10, 15 * 60), decaySeconds: 30 };

interface CodeOrder extends CodeBinding {
  /**
   * Whose target it is; null: nobody's. A code to register with is sent all the same, any other is not, and the answer
   * does not tell.
   */
  readonly memberId: MemberId | null;
  /** An account that the caller named or proved to have; its codes wait for each other, wherever they go. */
  readonly account?: string;
  readonly language: Language;
  readonly ip: string;
  readonly userAgent: string;
}

/**
 * Sends a new code, which voids the one before it for the same purpose and target. The answer and the time it takes are
 * the same whether or not the target is a member's: sending itself is not waited for, and what fails there stands in
 * the log and among the security events.
 *
 * @throws Refusal CODES_UNAVAILABLE (this platform has no way to send there), TOO_MANY_REQUESTS
 */
export async function sendCode(services: Services, order: CodeOrder): Promise<{ expiredMinutes: number }> {
  const { database, clock, delivery, settings } = services;
  const { purpose, target, market, memberId, ip, userAgent } = order;
  if (!delivery.reaches(target.channel)) throw new Refusal('CODES_UNAVAILABLE');
  const now = clock();
  refuseIfThrottled(await takeSlot(database, now, throttleSubjects(order, settings.codesKey)));

  const code = newCode();
  const isWanted = purpose === 'register' ? memberId === null : memberId !== null;
  // Stored even when not sent, so both paths do the same work.
  const storedCode = isWanted ? code : newCode();
  await database.transaction(async (q) => {
    await q.query(
      `INSERT INTO verification_code (purpose, market_code, target_hash, code_hash, made_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (purpose, market_code, target_hash) DO UPDATE SET code_hash = excluded.code_hash, made_at = excluded.made_at, tries = 0`,
      [purpose, market, hashOfTarget(settings.codesKey, order), hashOfCode(settings.codesKey, order, storedCode), now],
    );
    const kind = isWanted ? 'codeSent' : 'codeNotSent';
    await recordSecurityEvent(q, now, { kind, memberId, ip, userAgent, about: `${purpose} ${masked(target)}` });
  });
  if (isWanted) delivery.send(target, codeText(purpose, code, order.language, EXPIRED_MINUTES));
  else if (purpose === 'register') delivery.send(target, numberTakenText(order.language));
  return { expiredMinutes: EXPIRED_MINUTES };
}

function throttleSubjects({ market, target, account, ip }: CodeOrder, key: string): ThrottleSubject[] {
  const targetHash = hashOfTarget(key, { market, target }).toString('base64url');
  return [
    { name: `code target ${targetHash}`, rule: perTarget },
    { name: `code address ${addressOf(ip)}`, rule: perAddress },
    ...(account === undefined ? [] : [{ name: `code account ${account}`, rule: perAccount }]),
  ];
}
