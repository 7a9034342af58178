import { signCount } from '@unisite/shared/contract/operatorsCounts';
import { answerSign, signs } from '@unisite/shared/contract/operatorsSigns';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { writeOperatorAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { insertMessage, publishUnread } from '../../messages/index.ts';
import { signMessage } from '../signMessage.ts';
import { lockSign, openSigns, signPage, writeSignAnswer } from '../signRows.ts';

/** Signs of harm and of money laundering: findings, and operators' answers. */
export function signCalls(serve: ServeOperatorCall, services: Services): void {
  const { database, clock, live } = services;

  serve(signs, async ({ state, account, page, pageSize }) => ({
    page,
    pageSize,
    ...(await signPage(database, { state, account, page, pageSize })),
  }));

  serve(signCount, async () => ({ open: await openSigns(database) }));

  serve(answerSign, async ({ id, outcome, why }, { session, ip, userAgent }) => {
    const told = await database.transaction(async (q) => {
      const before = await lockSign(q, id);
      if (!before) throw new Refusal('NOT_FOUND');
      const { memberId, account, sign, answer } = before;
      const by = session.account;
      if (answer) {
        // A repeated call whose first response was lost does nothing twice.
        if (answer.by === by && answer.outcome === outcome && answer.why === why) return null;
        throw new Refusal('SIGN_ANSWERED');
      }
      const message = outcome === 'messaged' ? signMessage(sign) : null;
      if (outcome === 'messaged' && !message) throw new Refusal('SIGN_UNTOLD');
      const at = clock();
      if (message) await insertMessage(q, memberId, { category: 'account', ...message }, at);
      await writeSignAnswer(q, id, { outcome, by, at, why });
      const facts = { operatorId: session.operatorId, ip, userAgent, about: `${account}, ${sign}: ${outcome}, ${why}` };
      await writeOperatorAudit(q, at, { kind: 'signAnswered', ...facts });
      return message ? memberId : null;
    });
    if (told) await publishUnread(services, told);
    await live.publishToOperators({ type: 'signs' });
    return {};
  });
}
