import type { ParsedRequestOf, setWithdrawalPin } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { sendMessage } from '../../../site/messages/index.ts';
import { clearThrottle, exponentialWait, type ThrottleRule, takeSlot } from '../limits/throttle.ts';
import { reauthenticate } from '../memberSecurity/reauthenticate.ts';
import { hashPassword, isPassword } from '../passwords/hashPassword.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { isSimplePin } from './isSimplePin.ts';
import { withdrawalPinHash, writeWithdrawalPin } from './storedPin.ts';

/** A six-digit PIN has a million values: at a sustained one try per half hour, guessing takes a lifetime. */
const perMember: ThrottleRule = { waitSeconds: exponentialWait(3, 30, 60 * 60), decaySeconds: 1_800 };

/**
 * Verifies the withdrawal PIN. A try is counted before it is checked; each wrong one makes the next wait longer, and is
 * recorded as a security event.
 *
 * @throws Refusal WITHDRAWAL_PIN_NOT_SET, WRONG_WITHDRAWAL_PIN, TOO_MANY_REQUESTS
 */
export async function proveWithdrawalPin(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  { session: { memberId }, ip, userAgent }: Pick<MemberCallContext, 'session' | 'ip' | 'userAgent'>,
  pin: string,
): Promise<void> {
  const hash = await withdrawalPinHash(database, settings.identity.factorsKeys, memberId);
  if (hash === null) throw new Refusal('WITHDRAWAL_PIN_NOT_SET');
  const name = `withdrawal password of member ${memberId}`;
  refuseIfThrottled(await takeSlot(database, clock(), [{ name, rule: perMember }]));
  if (!(await isPassword(pin, hash))) {
    await recordSecurityEvent(database, clock(), { kind: 'withdrawalPasswordRefused', memberId, ip, userAgent });
    throw new Refusal('WRONG_WITHDRAWAL_PIN');
  }
  await clearThrottle(database, name);
}

const changed = {
  title: { vi: 'Mật khẩu rút tiền đã được đặt', en: 'Your withdrawal password was set' },
  content: {
    vi: 'Mật khẩu rút tiền của bạn vừa được đặt hoặc thay đổi. Nếu không phải bạn, hãy đổi mật khẩu đăng nhập ngay và liên hệ chăm sóc khách hàng.',
    en: 'Your withdrawal password was just set or changed. If this was not you, change your password at once and write to customer service.',
  },
} as const;

/**
 * Sets or changes the withdrawal PIN, proved by the account's password; the member is notified in the inbox, and a
 * security event is recorded.
 *
 * @throws Refusal WRONG_PASSWORD, TOO_SIMPLE, TOO_MANY_REQUESTS
 */
export async function saveWithdrawalPin(
  services: Pick<Services, 'database' | 'clock' | 'live' | 'log' | 'settings'>,
  context: MemberCallContext,
  { password, withdrawalPin }: ParsedRequestOf<typeof setWithdrawalPin>,
): Promise<void> {
  const { database, clock, log, settings } = services;
  const { session, ip, userAgent } = context;
  const { memberId } = session;
  await reauthenticate(services, context, password);
  if (isSimplePin(withdrawalPin)) throw new Refusal('TOO_SIMPLE');
  const [hash, now] = [await hashPassword(withdrawalPin), clock()];
  await database.transaction(async (q) => {
    await writeWithdrawalPin(q, settings.identity.factorsKeys, now, memberId, hash);
    await recordSecurityEvent(q, now, { kind: 'withdrawalPasswordSet', memberId, ip, userAgent });
  });
  await sendMessage(services, memberId, { category: 'account', ...changed }).catch((error: unknown) =>
    log.error({ error, member: memberId }, 'a change of the withdrawal password was not told'),
  );
}
