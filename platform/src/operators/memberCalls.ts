import type { MemberId } from '@unisite/shared/contract';
import { endSessionsOfMember, findMember, type OperatorMember } from '@unisite/shared/contract/operators';
import { Refusal } from '../foundation/http/refusal.ts';
import {
  type AgeRecord,
  describeUserAgent,
  endAllSessionsBut,
  eventsOf,
  liveSessions,
  memberAge,
  notificationTarget,
  notifyEnded,
  notifyMember,
  recordSecurityEvent,
  unkeptEvents,
} from '../identity/index.ts';
import { memberByAccount, memberById } from '../members/index.ts';
import { writeOperatorAudit } from './operatorAudit.ts';
import type { SignedInContext } from './operatorContext.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/** How many of the latest security events customer service sees. */
const EVENTS = 20;
const DAY_MS = 86_400_000;

/** Member lookup and ending sessions, for customer service (ASVS 7.4). */
export function memberCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock } = services;

  serve(findMember, async ({ account }, context) => {
    const member = await memberByAccount(database, account);
    if (!member) return { member: null };
    const facts = { operatorId: context.session.operatorId, ip: context.ip, userAgent: context.userAgent };
    await writeOperatorAudit(database, clock(), { kind: 'memberSeen', ...facts, about: `member ${member.id}` });
    const live = await liveSessions(database, clock(), member.id);
    const sessions = live.map(({ startedAt, seenAt, ip, userAgent }) => ({
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      ip,
      browser: describeUserAgent(userAgent),
    }));
    const { id, nickname, state, marketCode: market } = member;
    const { rows: events } = await eventsOf(services, id, { page: 1, pageSize: EVENTS });
    const unkept = await unkeptEvents(database, id, new Date(clock().getTime() - DAY_MS));
    const age = ageToWire(await memberAge(database, id));
    return { member: { id, account: member.account, nickname, market, state, sessions, age, events, unkept } };
  });

  serve(endSessionsOfMember, (request, context) => endSessions(services, request, context));
}

/** Masked: the year says enough to ask by. A date that was too young is no statement. */
const ageToWire = (record: AgeRecord | null): OperatorMember['age'] =>
  record?.answer.state === 'confirmed'
    ? {
        birthYear: Number(record.birthDate.slice(0, 4)),
        termsVersion: record.answer.terms,
        at: record.at.toISOString(),
      }
    : null;

async function endSessions(
  services: Services,
  { id, why }: { readonly id: MemberId; readonly why: string },
  { session, ip, userAgent }: SignedInContext,
): Promise<{ ended: number }> {
  const { database, clock } = services;
  const now = clock();
  const member = await memberById(database, id);
  if (!member) throw new Refusal('NOT_FOUND');
  const { ended, live } = await database.transaction(async (q) => {
    const live = new Set((await liveSessions(q, now, id)).map((one) => one.id));
    const ended = await endAllSessionsBut(q, now, id, null);
    // Of the operator the member's record has neither the address nor the browser.
    await recordSecurityEvent(q, now, { kind: 'sessionsEndedByOperator', memberId: id, ip: '', userAgent: '' });
    const facts = { operatorId: session.operatorId, ip, userAgent };
    await writeOperatorAudit(q, now, { kind: 'memberSessionsEnded', ...facts, about: `member ${id}: ${why}` });
    return { ended, live };
  });
  await notifyEnded(services, ended);
  await notifyMember(services, member, { about: 'sessionsEndedByOperator' }, await notificationTarget(services, id));
  // Sessions that nobody used any more are no number to tell.
  return { ended: ended.filter((one) => live.has(one)).length };
}
