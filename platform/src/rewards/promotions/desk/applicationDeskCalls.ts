import { fromWire, toWire } from '@unisite/shared/contract';
import {
  acceptApplication,
  applicationDesk,
  lookAtApplicationPicture,
  refuseApplication,
} from '@unisite/shared/contract/operatorsApplications';
import { isBlocked } from '../../../access/protection/index.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit, writeOperatorAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import {
  type KindsOfProposals,
  lapseProposals,
  proposeChange,
  waitingProposals,
} from '../../../operators/proposals/index.ts';
import { publishUnread } from '../../../site/messages/index.ts';
import {
  applicationDeskPage,
  lookAtApplication,
  proposedApplication,
  requireSeen,
} from '../applications/applicationDesk.ts';
import {
  refuseApplication as refuse,
  requireAmount as requireApplicationAmount,
} from '../applications/decideApplication.ts';
import type { Services } from '../services.ts';
import { subjectOfApplication } from './applicationProposals.ts';

/** Applications to promotions: the queue, their pictures, and decisions. Accepting one takes two operators. */
export function applicationDeskCalls(
  serve: ServeOperatorCall,
  services: Services,
  kinds: KindsOfProposals<'application'>,
): void {
  const { database, clock, live, settings } = services;

  serve(applicationDesk, async ({ state, market, page, pageSize }, { session }) => {
    const found = await applicationDeskPage(database, { state, market, page, pageSize, by: session.account });
    const waiting = await waitingProposals(
      database,
      found.rows.map(({ id }) => subjectOfApplication(id)),
    );
    const bySubject = new Map(
      waiting.flatMap(({ subject, proposedBy: by, change }) =>
        change.kind === 'application' ? [[subject, { by, amount: change.amount }] as const] : [],
      ),
    );
    return {
      page,
      pageSize,
      total: found.total,
      rows: found.rows.map((row) => ({ ...row, proposal: bySubject.get(subjectOfApplication(row.id)) ?? null })),
    };
  });

  serve(lookAtApplicationPicture, async ({ id, picture }, { session, ip, userAgent }) => {
    const by = session.account;
    const opened = await database.transaction(async (q) => {
      const look = await lookAtApplication(q, clock(), settings.documentKeys, { id, picture, by });
      const facts = { operatorId: session.operatorId, ip, userAgent, about: `application ${id}` };
      await writeOperatorAudit(q, clock(), { kind: 'applicationPictureSeen', ...facts });
      return look;
    });
    return { type: opened.type, image: opened.picture.toString('base64') };
  });

  serve(acceptApplication, async ({ id, amount, why }, context) => {
    const state = await database.transaction(async (q) => {
      const found = await proposedApplication(q, id);
      if (!found) throw new Refusal('NOT_FOUND');
      const { reference, promotion, title, memberId, account, market, currency, given } = found;
      // a repeated call whose first response was lost finds the bonus given
      if (given !== null && given === fromWire(amount)) return 'done' as const;
      if (found.state !== 'applying') throw new Refusal('APPLICATION_CHANGED');
      if (await isBlocked(q, memberId, clock())) throw new Refusal('MEMBER_ON_BREAK');
      await requireSeen(q, id, context.session.account);
      await requireApplicationAmount(q, found, fromWire(amount));
      const change = {
        kind: 'application' as const,
        id,
        reference,
        promotion,
        title,
        member: memberId,
        account,
        market,
        currency,
        amount: toWire(fromWire(amount)),
      };
      await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfApplication(id), why });
      return 'proposed' as const;
    });
    await live.publishToOperators({ type: 'proposals' });
    await live.publishToOperators({ type: 'promotions' });
    return { state };
  });

  serve(refuseApplication, async ({ id, reason, why }, { session }) => {
    const refused = await database.transaction(async (q) => {
      const at = clock();
      const found = await proposedApplication(q, id);
      if (!found) throw new Refusal('NOT_FOUND');
      const done = await refuse(q, at, { id, reason, by: session.account });
      if (done.isNew) {
        const subject = `${done.reference} of member ${done.memberId}: ${reason.vi} / ${reason.en}`;
        const line = { at, who: operatorActor(session), act: 'applicationRefused', market: found.market, subject, why };
        await writeAudit(q, line);
        await lapseProposals(q, at, subjectOfApplication(id));
      }
      return done;
    });
    if (refused.isNew) {
      await publishUnread(services, refused.memberId);
      await live.publishToOperators({ type: 'promotions' });
      await live.publishToOperators({ type: 'proposals' });
    }
    return { state: 'refused' as const };
  });
}
