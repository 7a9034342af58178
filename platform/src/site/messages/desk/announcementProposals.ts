import type { AnnouncementDraft } from '@unisite/shared/contract/operatorsAnnouncements';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { lockAnnouncement, rewriteAnnouncement } from '../announcementDesk.ts';
import { hasSitePicture } from '../pictures/sitePictures.ts';

/** Subject of proposals about an announcement. */
export const subjectOfAnnouncement = (id: string): string => `announcement/${id}`;

/** Proposals for announcements in markets with four eyes. */
export function announcementProposals({ database, clock, live }: Services): KindOfProposal<'announcement'> {
  return {
    role: 'support',
    summary: ({ id, revision, draft }) => `announcement ${announcementText(id, revision + 1, draft)}`,
    async approve({ change: { id, revision, draft }, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        const at = clock();
        const before = await lockAnnouncement(q, at, id);
        await conclude(q);
        if (before?.revision !== revision) throw new Refusal('ANNOUNCEMENT_CHANGED');
        requireTimes(draft, at);
        const who = `operator:${by}`;
        const next = await rewriteAnnouncement(q, id, { draft, publish: true, at, by: who });
        await writeAudit(q, { at, who, act: 'announcementPublished', subject: announcementText(id, next, draft), why });
      });
      await live.publishToOperators({ type: 'announcements' });
      return null;
    },
  };
}

/** Refuses an end that is not in the future, or not after the start. */
export function requireTimes({ from, until }: Pick<AnnouncementDraft, 'from' | 'until'>, now: Date): void {
  if (until === null) return;
  if (Date.parse(until) <= Math.max(now.getTime(), from === null ? 0 : Date.parse(from))) {
    throw Refusal.ofField('END_PASSED', 'draft.until');
  }
}

/** Refuses a banner on a type other than B, and a picture that was not uploaded. */
export async function requireBanner(
  q: Queryable,
  { type, banner }: Pick<AnnouncementDraft, 'type' | 'banner'>,
): Promise<void> {
  if (banner && (type !== 'B' || !(await hasSitePicture(q, banner.picture))))
    throw Refusal.ofField('BAD_REQUEST', 'draft.banner');
}

/** An announcement as the audit records it; the texts of its revisions are stored separately. */
export const announcementText = (
  id: string,
  revision: number,
  { type, markets, title, from, until }: Pick<AnnouncementDraft, 'type' | 'markets' | 'title' | 'from' | 'until'>,
): string =>
  `#${id}.${revision} ${type} ${markets.join(' ')} “${title.vi} / ${title.en}” ${from ?? ''} – ${until ?? ''}`;
