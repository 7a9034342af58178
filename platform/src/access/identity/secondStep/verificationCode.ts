import type { loginVerificationCode, MemberId, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { contactsOf, memberById } from '../../members/index.ts';
import type { CodeTarget } from '../codes/codeTarget.ts';
import { sendCode } from '../codes/sendCode.ts';
import type { Services } from '../services.ts';
import { readTicket } from '../signIn/tickets.ts';
import { availableMethods } from './availableMethods.ts';

/**
 * Sends a second step's code to the member's current contact (specification section 4). It is valid for this ticket
 * only.
 *
 * @throws Refusal TICKET_EXPIRED, CODES_UNAVAILABLE (this second step has no such way), TOO_MANY_REQUESTS
 */
export async function sendVerificationCode(
  services: Services,
  { ticket, way }: ParsedRequestOf<typeof loginVerificationCode>,
  { market, language, ip, userAgent }: CallContext,
): Promise<ValueOf<typeof loginVerificationCode>> {
  const { database, clock } = services;
  const step = await readTicket(database, clock(), 'verification', market.code, ticket);
  const member = step && (await memberById(database, step.memberId));
  if (!step || !member) throw new Refusal('TICKET_EXPIRED');
  const isOffered =
    step.ways.includes(way) && (await availableMethods(services, member)).some((one) => one.way === way);
  const target = isOffered ? await targetOf(services, member.id, way) : null;
  if (!target) throw new Refusal('CODES_UNAVAILABLE');
  return sendCode(services, {
    purpose: 'secondStep',
    target,
    market: market.code,
    holder: ticket,
    memberId: member.id,
    language,
    ip,
    userAgent,
  });
}

/** Where a code of this way goes; null: the member has no such contact bound. */
export async function targetOf(
  { database }: Pick<Services, 'database'>,
  memberId: MemberId,
  way: 'sms' | 'mail',
): Promise<CodeTarget | null> {
  const { mobile, email } = await contactsOf(database, memberId);
  if (way === 'sms') return mobile === null ? null : { channel: 'sms', number: mobile };
  return email === null ? null : { channel: 'mail', address: email };
}
