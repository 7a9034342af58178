import {
  type MailingSegment,
  mailingDesk,
  mailingReach,
  maxMailed,
  sendMailing,
  stopMailing,
} from '@unisite/shared/contract/operatorsMailings';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { beginMailing, endMailing, insertMailing, lockMailing, lockMailings, mailingPage } from '../mailings.ts';
import { labelsInUse, reachOf } from '../segment.ts';
import { mailingText, requireReach, subjectOfMailing } from './mailingProposals.ts';

/** Maximum number of labels to choose from. */
const MOST_LABELS = 100;

/** Mailings to segments of members: writing, sending in the background, stopping. */
export function mailingCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals<'mailing'>): void {
  const { database, clock, live } = services;

  serve(mailingDesk, async ({ page, pageSize }) => {
    const [rows, labels] = await Promise.all([
      mailingPage(database, { page, pageSize }),
      labelsInUse(database, MOST_LABELS),
    ]);
    return { page, pageSize, ...rows, labels };
  });

  serve(mailingReach, async ({ kind, segment }) => {
    await needsSecond(database, segment);
    const at = clock();
    return reachOf(database, { kind, segment, at }, at);
  });

  serve(sendMailing, async ({ key, draft, why }, context) => {
    const value = await database.transaction(async (q) => {
      const at = clock();
      const { known, open } = await lockMailings(q, key);
      if (known) return known;
      const guarded = await needsSecond(q, draft.segment);
      if (open >= maxMailed.open) throw new Refusal('MAILINGS_FULL');
      const reach = await requireReach(q, draft, at);
      const id = await insertMailing(q, { key, draft, by: context.session.account, at, reach });
      if (guarded) {
        const change = { kind: 'mailing', id, reach, draft } as const;
        await proposeChange(q, at, kinds, context, { change, subject: subjectOfMailing(id), why });
        return { id, state: 'proposed' as const };
      }
      await beginMailing(q, id, at, reach);
      const who = operatorActor(context.session);
      await writeAudit(q, { at, who, act: 'mailingSent', subject: mailingText(id, draft), why });
      return { id, state: 'sending' as const };
    });
    await live.publishToOperators({ type: 'mailings' });
    if (value.state === 'proposed') await live.publishToOperators({ type: 'proposals' });
    return value;
  });

  serve(stopMailing, async ({ id, why }, { session }) => {
    const value = await database.transaction(async (q) => {
      const at = clock();
      const before = await lockMailing(q, id);
      if (!before) throw new Refusal('NOT_FOUND');
      const { state, sent } = before;
      // a proposed mailing is withdrawn through its proposal
      if (state !== 'sending') return { state, sent };
      await endMailing(q, id, { by: session.account, at });
      const subject = `${mailingText(id, before)} ${sent}`;
      await writeAudit(q, { at, who: operatorActor(session), act: 'mailingStopped', subject, why });
      return { state: 'stopped' as const, sent };
    });
    await live.publishToOperators({ type: 'mailings' });
    return value;
  });
}

/** Whether one of the markets has four eyes. Refuses unknown markets. */
async function needsSecond(q: Queryable, { markets }: Pick<MailingSegment, 'markets'>): Promise<boolean> {
  const rows = await q.query<{ fourEyes: boolean }>(
    'SELECT four_eyes AS "fourEyes" FROM markets.market WHERE code = ANY ($1)',
    [markets],
  );
  if (rows.length !== markets.length) throw new Refusal('UNKNOWN_MARKET');
  return rows.some(({ fourEyes }) => fourEyes);
}
