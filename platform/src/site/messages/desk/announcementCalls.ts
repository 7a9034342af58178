import {
  type AnnouncementDraft,
  announcementDesk,
  saveAnnouncement,
  withdrawAnnouncement,
} from '@unisite/shared/contract/operatorsAnnouncements';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { shareMarkets } from '../../markets/index.ts';
import {
  announcementDeskPage,
  closeAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  rewriteAnnouncement,
} from '../announcementDesk.ts';
import { announcementText, requireBanner, requireTimes, subjectOfAnnouncement } from './announcementProposals.ts';

/** Announcements to players: writing, scheduling, withdrawing. */
export function announcementCalls(
  serve: ServeOperatorCall,
  services: Services,
  kinds: KindsOfProposals<'announcement'>,
): void {
  const { database, clock, live } = services;

  serve(announcementDesk, async ({ state, page, pageSize }) => ({
    page,
    pageSize,
    ...(await announcementDeskPage(database, clock(), { state, page, pageSize })),
  }));

  serve(saveAnnouncement, async ({ key, of, draft, publish, why }, context) => {
    const value = await database.transaction(async (q) => {
      const at = clock();
      const writing = { draft, at, by: operatorActor(context.session) };
      requireTimes(draft, at);
      await requireBanner(q, draft);
      const guarded = await needsSecond(q, draft);
      const seen = of ? await requireSeen(q, at, of) : await draftOf(q, key, { ...writing, why });
      const { id, revision, state, isRepeated } = seen;
      if (isRepeated && state !== 'draft') return { id, state: 'done' as const };
      // Markets that it leaves count, too.
      if (publish && (guarded || (await needsSecond(q, seen)))) {
        const change = { kind: 'announcement', id, revision, draft } as const;
        await proposeChange(q, at, kinds, context, { change, subject: subjectOfAnnouncement(id), why });
        return { id, state: 'proposed' as const };
      }
      if (!of && !publish) return { id, state: 'done' as const };
      if (!publish && state !== 'draft') throw new Refusal('BAD_REQUEST');
      const next = await rewriteAnnouncement(q, id, { ...writing, publish });
      const act = publish ? 'announcementPublished' : 'announcementDrafted';
      await writeAudit(q, { at, who: writing.by, act, subject: announcementText(id, next, draft), why });
      return { id, state: 'done' as const };
    });
    await live.publishToOperators({ type: 'announcements' });
    if (value.state === 'proposed') await live.publishToOperators({ type: 'proposals' });
    return value;
  });

  serve(withdrawAnnouncement, async ({ id, revision, why }, { session }) => {
    const value = await database.transaction(async (q) => {
      const at = clock();
      const before = await lockAnnouncement(q, at, id);
      if (!before) throw new Refusal('NOT_FOUND');
      // A repeated call whose first response was lost finds it withdrawn.
      if (before.state === 'withdrawn') return { revision: before.revision };
      if (before.revision !== revision) throw new Refusal('ANNOUNCEMENT_CHANGED');
      const next = await closeAnnouncement(q, id);
      const subject = announcementText(id, next, before);
      await writeAudit(q, { at, who: operatorActor(session), act: 'announcementWithdrawn', subject, why });
      return { revision: next };
    });
    await live.publishToOperators({ type: 'announcements' });
    return value;
  });
}

/** The announcement in the revision that the operator saw, locked. */
async function requireSeen(
  q: Queryable,
  at: Date,
  { id, revision }: { readonly id: string; readonly revision: number },
) {
  const found = await lockAnnouncement(q, at, id);
  if (!found) throw new Refusal('NOT_FOUND');
  if (found.revision !== revision) throw new Refusal('ANNOUNCEMENT_CHANGED');
  return { ...found, isRepeated: false };
}

interface Drafting {
  readonly draft: AnnouncementDraft;
  readonly at: Date;
  readonly by: string;
  readonly why: string;
}

/** Inserts a draft and its audit entry; a repeated call returns the earlier one. */
async function draftOf(q: Queryable, key: string, { why, ...writing }: Drafting) {
  const { id, isNew } = await insertAnnouncement(q, key, writing);
  const found = await lockAnnouncement(q, writing.at, id);
  if (!found) throw new Error('what was written is there');
  if (isNew) {
    const { at, by: who, draft } = writing;
    await writeAudit(q, { at, who, act: 'announcementDrafted', subject: announcementText(id, 1, draft), why });
  }
  return { ...found, isRepeated: !isNew };
}

/** Whether one of the markets has four eyes. Refuses unknown markets. */
async function needsSecond(q: Queryable, { markets }: Pick<AnnouncementDraft, 'markets'>): Promise<boolean> {
  const rows = await shareMarkets(q, markets);
  if (rows.length !== new Set(markets).size || rows.length !== markets.length) throw new Refusal('UNKNOWN_MARKET');
  return rows.some(({ fourEyes }) => fourEyes);
}
