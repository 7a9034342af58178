import { feedbackCount } from '@unisite/shared/contract/operatorsCounts';
import { answerFeedback, changeFeedback, feedbackDesk } from '@unisite/shared/contract/operatorsFeedback';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { writeOperatorAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { insertMessage, publishUnread } from '../../messages/index.ts';
import { feedbackDeskPage, lockFeedback, unseenFeedback, writeFeedback } from '../feedbackDesk.ts';

/** Feedback of visitors and members, for customer service. */
export function feedbackCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock, live } = services;

  serve(feedbackDesk, async ({ state, market, page, pageSize }) => ({
    page,
    pageSize,
    ...(await feedbackDeskPage(database, { state, market, page, pageSize })),
  }));

  serve(feedbackCount, async () => ({ unseen: await unseenFeedback(database) }));

  serve(changeFeedback, async ({ id, revision: seen, state, note }, { session, ip, userAgent }) => {
    const revision = await database.transaction(async (q) => {
      const before = await lockFeedback(q, id);
      if (!before) throw new Refusal('NOT_FOUND');
      const by = session.account;
      // A repeated call whose first response was lost finds the change made.
      if (before.by === by && before.state === state && before.note === note) return before.revision;
      if (before.revision !== seen) throw new Refusal('FEEDBACK_CHANGED');
      const { reference, answer } = before;
      const about = `${reference}: ${before.state} → ${state}${note === before.note ? '' : ', note'}`;
      const facts = { operatorId: session.operatorId, ip, userAgent, about };
      await writeOperatorAudit(q, clock(), { kind: 'feedbackChanged', ...facts });
      return writeFeedback(q, id, { state, note, answer, by, at: clock() });
    });
    await live.publishToOperators({ type: 'feedback' });
    return { revision };
  });

  serve(answerFeedback, async ({ id, revision: seen, text }, { session, ip, userAgent }) => {
    const { revision, memberId, isNew } = await database.transaction(async (q) => {
      const before = await lockFeedback(q, id);
      if (!before) throw new Refusal('NOT_FOUND');
      const { reference, memberId, note } = before;
      if (memberId === null) throw new Refusal('FEEDBACK_OF_GUEST');
      const by = session.account;
      // A repeated call whose first response was lost sends nothing twice.
      if (before.by === by && before.answer === text) return { revision: before.revision, memberId, isNew: false };
      if (before.revision !== seen) throw new Refusal('FEEDBACK_CHANGED');
      const at = clock();
      const title = { vi: `Trả lời góp ý ${reference}`, en: `Reply to your feedback ${reference}` };
      await insertMessage(q, memberId, { category: 'system', title, content: { vi: text, en: text } }, at);
      const facts = { operatorId: session.operatorId, ip, userAgent, about: `${reference}, member ${memberId}` };
      await writeOperatorAudit(q, at, { kind: 'feedbackAnswered', ...facts });
      const revision = await writeFeedback(q, id, { state: 'answered', note, answer: text, by, at });
      return { revision, memberId, isNew: true };
    });
    if (isNew) await publishUnread(services, memberId);
    await live.publishToOperators({ type: 'feedback' });
    return { revision };
  });
}
