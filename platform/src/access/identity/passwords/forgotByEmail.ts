import { type forgotPasswordEmail, type HumanProof, memberIdOf, type ParsedRequestOf } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { accountName, contactsOf, type Member, memberByAccount } from '../../members/index.ts';
import { hashOfTarget } from '../codes/codeHash.ts';
import { masked } from '../codes/codeTarget.ts';
import { passHumanCheck } from '../humanCheck/passHumanCheck.ts';
import { consumeRate, type RateLimitRule } from '../limits/rateLimit.ts';
import { exponentialWait, type ThrottleRule, type ThrottleSubject, takeSlot } from '../limits/throttle.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { newTemporaryPassword, storeTemporaryPassword, TEMPORARY_MINUTES } from './temporary.ts';
import { temporaryPasswordText } from './texts.ts';

type Request = ParsedRequestOf<typeof forgotPasswordEmail>;

/** Per account and address. */
const perAsker: ThrottleRule = { waitSeconds: exponentialWait(1, 60, 15 * 60), decaySeconds: 3600 };
/** Per account, from everywhere. */
const mailsPerAccount: RateLimitRule = {
  name: 'temporary passwords account',
  burst: 4,
  every: TEMPORARY_MINUTES * 60,
};
/** Households, offices and the customers of a mobile network share an address. */
const perAddress: ThrottleRule = { waitSeconds: exponentialWait(10, 10, 15 * 60), decaySeconds: 30 };

/**
 * Sends a temporary password to a member's own address (specification sections 4 and 5). The response and the work are
 * the same whether or not the account exists and the address belongs to it; sending is not awaited. The old password
 * stays valid, so that nobody can lock anybody out.
 *
 * @throws Refusal CODES_UNAVAILABLE, TOO_MANY_REQUESTS, and those of `passHumanCheck`
 */
export async function sendTemporaryPassword(
  services: Services,
  request: Request,
  context: CallContext,
): Promise<Record<string, never>> {
  const { database, clock, delivery, settings } = services;
  const { ip, userAgent, language } = context;
  if (!delivery.reaches('mail')) throw new Refusal('CODES_UNAVAILABLE');
  await passHumanCheck(services, proofOf(request), context);
  const account = accountName(request.username);
  const target = { channel: 'mail', address: request.email.toLowerCase() } as const;
  const now = clock();
  const asked = hashOfAsked(services, account, target.address, context);
  refuseIfThrottled(await takeSlot(database, now, throttleSubjects(asked, context)));
  // One mailed within this half hour still works: whoever asks in the owner's place cannot flood the mailbox.
  if ((await consumeRate(database, now, mailsPerAccount, asked)) > 0) return {};

  const found = await memberByAccount(database, account);
  const member = found?.marketCode === context.market.code ? found : null;
  const { email } = await contactsOf(database, member?.id ?? memberIdOf(0));
  const isSent = member !== null && isReachable(member) && email === target.address;
  const password = newTemporaryPassword();
  await database.transaction(async (q) => {
    await storeTemporaryPassword(q, settings.codesKey, now, isSent ? member.id : null, password);
    const kind = isSent ? 'temporaryPasswordSent' : 'temporaryPasswordNotSent';
    await recordSecurityEvent(q, now, { kind, memberId: member?.id ?? null, ip, userAgent, about: masked(target) });
  });
  if (isSent) delivery.send(target, temporaryPasswordText(password, language, TEMPORARY_MINUTES));
  return {};
}

const isReachable = ({ state }: Member): boolean => state === 'active';

/** Counted per account and address together: whoever does not know the address cannot make its owner wait. */
function hashOfAsked({ settings }: Services, account: string, address: string, { market }: CallContext): string {
  const both = { channel: 'mail', address: JSON.stringify([account, address]) } as const;
  return hashOfTarget(settings.codesKey, { market: market.code, target: both }).toString('base64url');
}

const throttleSubjects = (asked: string, { ip }: CallContext): ThrottleSubject[] => [
  { name: `temporary password ${asked} ${addressOf(ip)}`, rule: perAsker },
  { name: `temporary password address ${addressOf(ip)}`, rule: perAddress },
];

/** The human proof among a form's fields; the first if there are several. */
function proofOf({ captcha, slide, workId, workCounter }: Partial<Request>): HumanProof | undefined {
  if (captcha) return { captcha: captcha.trim() };
  if (slide) return { slide };
  if (workId && workCounter) return { work: { id: workId, counter: Number(workCounter) } };
  return undefined;
}
