import type { bindContact, confirmContact, MemberId, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { invalidFormat } from '../../../foundation/http/fieldErrors.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { errnoCode } from '../../../foundation/process/errnoCode.ts';
import { type Contacts, contactsOf, holdMember, memberById, writeContact } from '../../members/index.ts';
import { type CodeTarget, masked, textOf } from '../codes/codeTarget.ts';
import { mobileNumber } from '../codes/mobileNumber.ts';
import { sendCode } from '../codes/sendCode.ts';
import { takeCode } from '../codes/takeCode.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { emailAddress } from './emailAddress.ts';
import { notifyMember } from './notifyMember.ts';
import { overviewOf } from './overview.ts';
import { reauthenticate } from './reauthenticate.ts';

type Contact = ParsedRequestOf<typeof bindContact>['contact'];

const UNIQUE_VIOLATION = '23505';

/**
 * Sends a code to a number or address that the member wants to bind. That it belongs to another member is revealed only
 * with the code.
 *
 * @throws Refusal MOBILE_INVALID, BAD_REQUEST (no e-mail address), WRONG_PASSWORD, CODES_UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function startBinding(
  services: Services,
  { contact, password }: ParsedRequestOf<typeof bindContact>,
  context: MemberCallContext,
): Promise<ValueOf<typeof bindContact>> {
  const { session, market, language, ip, userAgent } = context;
  const target = targetOf(contact);
  const { id, account } = await reauthenticate(services, context, password);
  const binding = { purpose: 'contact', target, market: market.code, holder: session.memberId } as const;
  return sendCode(services, { ...binding, memberId: id, account, language, ip, userAgent });
}

/**
 * Binds the contact and notifies the previous one.
 *
 * @throws Refusal WRONG_CODE, MOBILE_TAKEN, EMAIL_TAKEN
 */
export async function completeBinding(
  services: Services,
  { contact, code }: ParsedRequestOf<typeof confirmContact>,
  context: MemberCallContext,
): Promise<ValueOf<typeof confirmContact>> {
  const { session, market, ip, userAgent } = context;
  const { memberId } = session;
  const target = targetOf(contact);
  const binding = { purpose: 'contact', target, market: market.code, holder: memberId } as const;
  const verdict = await takeCode(services, { ...binding, code, memberId, ip, userAgent });
  if (verdict !== 'taken') throw new Refusal('WRONG_CODE');

  const now = services.clock();
  const before = await services.database.transaction(async (q) => {
    await holdMember(q, memberId);
    const contacts = await contactsOf(q, memberId);
    await keep(q, memberId, target);
    const facts = { memberId, ip, userAgent, about: masked(target) };
    await recordSecurityEvent(q, now, { kind: 'contactBound', ...facts });
    return contacts;
  });
  await notify(services, memberId, target, replacedBy(target, before));
  return overviewOf(services, context);
}

/** The contact in its stored form. */
function targetOf(contact: Contact): CodeTarget {
  if (contact.channel === 'sms') {
    const number = mobileNumber(contact.mobileNum, contact.countryDialingCode);
    if (number !== null) return { channel: 'sms', number };
    throw Refusal.ofField('MOBILE_INVALID', 'contact.mobileNum');
  }
  const address = emailAddress(contact.email);
  if (address !== null) return { channel: 'mail', address };
  throw new Refusal('BAD_REQUEST', { fields: { 'contact.email': invalidFormat } });
}

async function keep(q: Queryable, memberId: MemberId, target: CodeTarget): Promise<void> {
  try {
    await writeContact(q, memberId, target.channel === 'sms' ? 'mobile' : 'email', textOf(target));
  } catch (error) {
    if (errnoCode(error) !== UNIQUE_VIOLATION) throw error;
    throw new Refusal(target.channel === 'sms' ? 'MOBILE_TAKEN' : 'EMAIL_TAKEN');
  }
}

/** The contact bound before; null if none, or the same. */
function replacedBy(target: CodeTarget, { mobile, email }: Contacts): CodeTarget | null {
  const before: CodeTarget | null =
    target.channel === 'sms'
      ? mobile === null
        ? null
        : { channel: 'sms', number: mobile }
      : email === null
        ? null
        : { channel: 'mail', address: email };
  return before && textOf(before) !== textOf(target) ? before : null;
}

async function notify(
  services: Services,
  memberId: MemberId,
  target: CodeTarget,
  replaced: CodeTarget | null,
): Promise<void> {
  const member = await memberById(services.database, memberId);
  if (!member) return;
  const about = target.channel === 'sms' ? 'mobileBound' : 'emailBound';
  await notifyMember(services, member, { about, to: masked(target) }, replaced);
}
