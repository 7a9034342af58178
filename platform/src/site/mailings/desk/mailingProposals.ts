import { type MailingDraft, maxMailed } from '@unisite/shared/contract/operatorsMailings';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { beginMailing, endMailing, lockMailing } from '../mailings.ts';
import { reachOf } from '../segment.ts';

/** Subject of proposals about a mailing. */
export const subjectOfMailing = (id: string): string => `mailing/${id}`;

/** Proposals for mailings in markets with four eyes. */
export function mailingProposals({ database, clock, live }: Services): KindOfProposal<'mailing'> {
  const told = () => live.publishToOperators({ type: 'mailings' });
  return {
    role: 'support',
    summary: ({ id, draft }) => mailingText(id, draft),
    async approve({ change: { id, draft }, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        const at = clock();
        await lockMailing(q, id);
        await conclude(q);
        await beginMailing(q, id, at, await requireReach(q, draft, at));
        await writeAudit(q, { at, who: `operator:${by}`, act: 'mailingSent', subject: mailingText(id, draft), why });
      });
      await told();
      return null;
    },
    async drop({ change: { id }, conclude, decision: { by } }) {
      await database.transaction(async (q) => {
        await lockMailing(q, id);
        await conclude(q);
        await endMailing(q, id, { by, at: clock() });
      });
      await told();
    },
  };
}

/** How many members it reaches now. Refuses none, and more than allowed. */
export async function requireReach(q: Queryable, { kind, segment }: MailingDraft, at: Date): Promise<number> {
  const { reach } = await reachOf(q, { kind, segment, at }, at);
  if (reach === 0) throw new Refusal('MAILING_REACHES_NOBODY');
  if (reach > maxMailed.members) throw new Refusal('MAILING_REACHES_TOO_MANY');
  return reach;
}

/** A mailing as the audit records it; its text is stored separately. */
export const mailingText = (id: string, { kind, segment, title }: MailingDraft): string =>
  `#${id} ${kind} ${segment.markets.join(' ')} “${title.vi} / ${title.en}”`;
