import { createHash } from 'node:crypto';
import {
  type freePlay,
  guestType,
  type MemberId,
  type ParsedRequestOf,
  type SessionInfo,
} from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { uniqueViolation } from '../../../foundation/database/uniqueViolation.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { openAccount } from '../../../money/ledger/index.ts';
import { createMember, type Member, memberById } from '../../members/index.ts';
import type { AgeRecord } from '../age/ageRecord.ts';
import { keepMemberAge } from '../age/memberAge.ts';
import { requireDeviceAge } from '../age/requireAge.ts';
import { limitSignIns } from '../limits/rateLimit.ts';
import { exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import { unusablePassword } from '../passwords/unusablePassword.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { endAllSessionsBut, notifyEnded } from '../sessions/endSessions.ts';
import { startMemberSession } from '../signIn/completeSignIn.ts';
import { creditGuest } from './guestBalance.ts';
import { guestNickname, newGuestName } from './guestName.ts';

/**
 * The request carries no human proof (section 3 names its fields), so new guests are throttled: ten at once, two a
 * minute sustained.
 */
const perAddress: ThrottleRule = { waitSeconds: exponentialWait(10, 10, 15 * 60), decaySeconds: 30 };

/**
 * Signs a visitor in as a guest (specification sections 3, 4 and 6): a member of type 4 without an upline, with play
 * money of its own. The random string identifies the attempt: repeated, it gives the same guest and balance in one new
 * session.
 *
 * @throws Refusal SWITCHED_OFF, ADULTS_ONLY, TOO_MANY_REQUESTS, and those of `requireDeviceAge`
 */
export async function playAsGuest(
  services: Services,
  { adult, random }: ParsedRequestOf<typeof freePlay>,
  context: CallContext,
): Promise<SessionInfo> {
  const { database, clock } = services;
  await limitSignIns(services, context.ip);
  if (!context.market.switches.freePlay) throw new Refusal('SWITCHED_OFF');
  if (!adult) throw new Refusal('ADULTS_ONLY');

  const stated = await requireDeviceAge(services, context);

  const hash = createHash('sha256').update(random).digest();
  const known = await guestOf(database, context.market.code, hash);
  const guest = known ?? (await newGuest(services, hash, stated, context));
  if (known) await keepMemberAge(database, { memberId: known.id, marketCode: known.marketCode }, stated);
  if (known) await notifyEnded(services, await endAllSessionsBut(database, clock(), known.id, null));
  return startMemberSession(services, guest, { kind: 'guest' }, context);
}

async function guestOf(q: Queryable, marketCode: string, hash: Buffer): Promise<Member | null> {
  const [row] = await q.query<{ memberId: MemberId }>(
    'SELECT member_id AS "memberId" FROM free_play WHERE market_code = $1 AND random_hash = $2',
    [marketCode, hash],
  );
  return row ? memberById(q, row.memberId) : null;
}

async function newGuest(
  { database, clock }: Services,
  hash: Buffer,
  stated: AgeRecord,
  context: CallContext,
): Promise<Member> {
  const { market, language, ip, userAgent } = context;
  const now = clock();
  refuseIfThrottled(await takeSlot(database, now, [{ name: `free play address ${addressOf(ip)}`, rule: perAddress }]));
  const account = newGuestName();
  const passwordHash = await unusablePassword();
  try {
    return await database.transaction(async (q) => {
      const guest = await createMember(q, {
        account,
        nickname: guestNickname(account, language),
        passwordHash,
        customerType: guestType,
        marketCode: market.code,
        language,
        regDate: now,
        // A guest has no first-sign-in steps: it is the only sign-in.
        firstLogin: false,
      });
      await q.query('INSERT INTO free_play (market_code, random_hash, member_id, begun_at) VALUES ($1, $2, $3, $4)', [
        market.code,
        hash,
        guest.id,
        now,
      ]);
      await keepMemberAge(q, { memberId: guest.id, marketCode: market.code }, stated);
      await openAccount(q, 'member', guest.id, market.currency);
      await creditGuest(q, guest.id, market.currency, now);
      await recordSecurityEvent(q, now, { kind: 'guestStarted', memberId: guest.id, ip, userAgent });
      return guest;
    });
  } catch (error) {
    // Sent twice concurrently: the other call created the guest.
    const other = uniqueViolation(error) === 'free_play_random' ? await guestOf(database, market.code, hash) : null;
    if (other) return other;
    throw error;
  }
}
