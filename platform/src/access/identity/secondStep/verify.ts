import type {
  loginVerification,
  MemberId,
  ParsedRequestOf,
  SecondStepMethod,
  SignInValue,
} from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { contactsOf, memberById } from '../../members/index.ts';
import { takeCode } from '../codes/takeCode.ts';
import { limitSignIns } from '../limits/rateLimit.ts';
import { notificationTarget, notifyMember } from '../memberSecurity/notifyMember.ts';
import { setRecovered } from '../passwords/setRecovered.ts';
import { recordSecurityEvent, type SecurityEventKind } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { startMemberSession } from '../signIn/completeSignIn.ts';
import { verifiesMobile } from '../signIn/requiredSecondStep.ts';
import { openTicket, readTicket, type Ticket, takeTicket } from '../signIn/tickets.ts';
import { consumeTotp } from './authenticator.ts';
import { availableMethods } from './availableMethods.ts';
import { foldedName } from './foldedName.ts';
import { consumeRecoveryCode, countRecoveryCodes } from './recoveryCodes.ts';
import { throttleSecondStep } from './throttleSecondStep.ts';
import { targetOf } from './verificationCode.ts';

type Answer = ParsedRequestOf<typeof loginVerification>;

/**
 * The second step of signing in (specification section 4). The member's present state counts: two-factor turned on
 * since the first step is required. A ticket allows ten answers and one sign-in; wrong answers that could be guesses
 * make the member wait, whatever the ticket.
 *
 * @throws Refusal TICKET_EXPIRED, WRONG_CODE, WRONG_NAME, ACCOUNT_CLOSED, NOT_AN_AGENT, TOO_MANY_REQUESTS
 */
export async function verify(services: Services, request: Answer, context: CallContext): Promise<SignInValue> {
  const { database, clock } = services;
  const { ticket, way } = request;
  const now = clock();
  const holder = context.market.code;
  await limitSignIns(services, context.ip);
  const known = await readTicket(database, now, 'verification', holder, ticket);
  if (!known) throw new Refusal('TICKET_EXPIRED');
  const turn = await admitAnswer(services, known, request, context);
  const step = await openTicket(database, now, 'verification', holder, ticket);
  const member = step && (await memberById(database, step.memberId));
  if (!step || !member) throw new Refusal('TICKET_EXPIRED');

  const ways = (await availableMethods(services, member))
    .map((one) => one.way)
    .filter((one) => step.ways.includes(one));
  if (ways.length === 0) throw new Refusal('TICKET_EXPIRED');
  const record = (kind: SecurityEventKind, about: string) => {
    const { ip, userAgent } = context;
    return recordSecurityEvent(database, now, { kind, memberId: member.id, ip, userAgent, about });
  };
  if (!ways.includes(way) || !(await isRight(services, member.id, request, context))) {
    await record('verificationRefused', way);
    throw new Refusal(way === 'bankName' ? 'WRONG_NAME' : 'WRONG_CODE');
  }
  await turn.right();
  if (way === 'recoveryCode') {
    await record('recoveryCodeUsed', 'signIn');
    const left = await countRecoveryCodes(database, member.id);
    await notifyMember(
      services,
      member,
      { about: 'recoveryCodeUsed', left },
      await notificationTarget(services, member.id),
    );
  }
  if (!(await takeTicket(database, now, 'verification', holder, ticket))) throw new Refusal('TICKET_EXPIRED');
  await record('verificationPassed', way);
  const { method, newPasswordHash } = step;
  const signingIn =
    newPasswordHash === undefined ? member : await setRecovered(services, member, newPasswordHash, context);
  return startMemberSession(services, signingIn, method, context, { secondStepPassed: true });
}

/** Sent codes belong to one ticket and have few tries: answers to other tickets do not make them wait. */
async function admitAnswer(
  services: Services,
  { memberId, method }: Ticket<'verification'>,
  { way, answer }: Answer,
  context: CallContext,
): Promise<{ right(): Promise<void> }> {
  if (way === 'sms' || way === 'mail') return { right: async () => undefined };
  const code = way === 'bankName' ? null : answer;
  return throttleSecondStep(services, memberId, code, context, verifiesMobile(method.kind) ? 'mobile' : 'password');
}

/** Whether the answer is right; a one-time code is consumed by it. */
async function isRight(
  services: Services,
  memberId: MemberId,
  { ticket, way, answer }: Answer,
  { market, ip, userAgent }: CallContext,
): Promise<boolean> {
  const proofs: Record<SecondStepMethod, () => Promise<boolean>> = {
    totp: () => consumeTotp(services, memberId, answer),
    recoveryCode: () => consumeRecoveryCode(services, memberId, answer),
    bankName: async () => {
      const { payeeName } = await contactsOf(services.database, memberId);
      const name = foldedName(payeeName ?? '');
      return name !== '' && name === foldedName(answer);
    },
    sms: () => isCode('sms'),
    mail: () => isCode('mail'),
  };
  const isCode = async (channel: 'sms' | 'mail') => {
    const target = await targetOf(services, memberId, channel);
    const facts = { market: market.code, memberId, ip, userAgent };
    if (target === null) return false;
    const typed = { ...facts, purpose: 'secondStep', target, holder: ticket, code: answer } as const;
    return (await takeCode(services, typed)) === 'taken';
  };
  return proofs[way]();
}
