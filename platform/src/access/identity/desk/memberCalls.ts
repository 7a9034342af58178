import type { MemberId } from '@unisite/shared/contract';
import {
  endSessionsOfMember,
  findMember,
  type OperatorMember,
  removeMemberPicture,
} from '@unisite/shared/contract/operators';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeOperatorAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall, SignedInContext } from '../../../operators/desks/index.ts';
import { insertMessage, publishUnread } from '../../../site/messages/index.ts';
import { memberByAccount, memberById, pictureOfMember, takePictureAway } from '../../members/index.ts';
import type { AgeRecord } from '../age/ageRecord.ts';
import { memberAge } from '../age/memberAge.ts';
import { eventsOf } from '../memberSecurity/events.ts';
import { notificationTarget, notifyMember } from '../memberSecurity/notifyMember.ts';
import { recordSecurityEvent, unkeptEvents } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';
import { endAllSessionsBut, notifyEnded } from '../sessions/endSessions.ts';
import { liveSessions } from '../sessions/memberSessions.ts';
import { describeUserAgent } from '../signIn/describeUserAgent.ts';

/** How many of the latest security events customer service sees. */
const EVENTS = 20;
const DAY_MS = 86_400_000;
const NO_PICTURE_DAYS = 30;

const pictureTaken = {
  category: 'account',
  title: { vi: 'Ảnh đại diện của bạn đã bị gỡ', en: 'Your avatar was taken away' },
  content: {
    vi: `Ảnh bạn tải lên không phù hợp để hiện cho người khác. Trong ${NO_PICTURE_DAYS} ngày tới bạn chọn được ảnh có sẵn. Nếu thấy nhầm lẫn, hãy viết cho bộ phận hỗ trợ.`,
    en: `The picture that you uploaded is not fit to be shown to others. For the next ${NO_PICTURE_DAYS} days you can choose a drawn one. If you think this is a mistake, write to customer service.`,
  },
} as const;

/** Member lookup and ending sessions, for customer service (ASVS 7.4). */
export function memberCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock } = services;

  serve(findMember, async ({ account }, context) => {
    const member = await memberByAccount(database, account);
    if (!member) return { member: null };
    const by = { operatorId: context.session.operatorId, ip: context.ip, userAgent: context.userAgent };
    await writeOperatorAudit(database, clock(), { kind: 'memberSeen', ...by, about: `member ${member.id}` });
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
    const picture = (await pictureOfMember(database, id))?.toString('base64') ?? null;
    const facts = { id, account: member.account, nickname, market, state, picture };
    return { member: { ...facts, sessions, age, events, unkept } };
  });

  serve(endSessionsOfMember, (request, context) => endSessions(services, request, context));

  serve(removeMemberPicture, async ({ id, why }, { session, ip, userAgent }) => {
    const now = clock();
    await database.transaction(async (q) => {
      if (!(await takePictureAway(q, id, new Date(now.getTime() + NO_PICTURE_DAYS * DAY_MS))))
        throw new Refusal('NOT_FOUND');
      await insertMessage(q, id, pictureTaken, now);
      const facts = { operatorId: session.operatorId, ip, userAgent };
      await writeOperatorAudit(q, now, { kind: 'memberPictureRemoved', ...facts, about: `member ${id}: ${why}` });
    });
    await publishUnread(services, id);
    return {};
  });
}

/** Masked: the year is enough to verify by. A date that was too young is not a statement. */
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
    // The member's record has neither the operator's address nor the browser.
    await recordSecurityEvent(q, now, { kind: 'sessionsEndedByOperator', memberId: id, ip: '', userAgent: '' });
    const facts = { operatorId: session.operatorId, ip, userAgent };
    await writeOperatorAudit(q, now, { kind: 'memberSessionsEnded', ...facts, about: `member ${id}: ${why}` });
    return { ended, live };
  });
  await notifyEnded(services, ended);
  await notifyMember(services, member, { about: 'sessionsEndedByOperator' }, await notificationTarget(services, id));
  // Sessions that were already idle are not counted.
  return { ended: ended.filter((one) => live.has(one)).length };
}
