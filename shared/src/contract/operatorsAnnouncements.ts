import * as z from '@unisite/shared/schema';
import { localized, pageOf, paging } from './envelope.ts';
import { announcementType } from './messages.ts';
import { operatorCall as call } from './operatorCall.ts';
import { sitePictureName } from './operatorsPictures.ts';
import { instant, marketCodes, writtenLine, writtenParagraphs } from './operatorTexts.ts';
import { reason } from './rollout.ts';
import { sitePath } from './sitePath.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));
export const longestAnnouncement = { title: 120, content: 4000 } as const;
/** What operators write: in both languages, for these markets, from when until when. */
export const announcementDraft = z.object({
  markets: marketCodes,
  type: announcementType,
  title: writtenLine(longestAnnouncement.title),
  content: writtenParagraphs(longestAnnouncement.content),
  /** When players see it from (ISO); null: as soon as it is published. */
  from: z.nullable(instant),
  /** Until when; null: until it is withdrawn. */
  until: z.nullable(instant),
  pinned: z.boolean(),
  /** Of type B: a picture for the head of the home page, and where it leads (null: to its text). */
  banner: z.nullable(z.object({ picture: sitePictureName, leadsTo: z.nullable(sitePath) })),
});
export type AnnouncementDraft = z.Infer<typeof announcementDraft>;

/** draft: nobody sees it. scheduled: its time has not come. shown: players read it. ended: its time is over. */
export const announcementState = z.enum(['draft', 'scheduled', 'shown', 'ended', 'withdrawn']);
export type AnnouncementState = z.Infer<typeof announcementState>;

export const operatorAnnouncement = z.object({
  id: z.string(),
  revision: z.int(),
  state: announcementState,
  ...announcementDraft.shape,
  title: localized,
  content: localized,
});
export type OperatorAnnouncement = z.Infer<typeof operatorAnnouncement>;

export const announcementDesk = call({
  name: 'announcementDesk',
  method: 'GET',
  path: '/ops/announcements',
  access: 'support',
  request: z.object({ state: z.optional(announcementState), ...paging }),
  value: pageOf(operatorAnnouncement),
});

/** Why an announcement is not written or withdrawn, by whom and however it is asked. */
export const announcementErrors = ['ANNOUNCEMENT_CHANGED', 'END_PASSED'] as const;

/**
 * Writes an announcement: a new one, or another revision of one that is there. What players see then waits for a second
 * operator where one of its markets has four eyes. `key` is the writer's own: the same call again writes nothing twice.
 */
export const saveAnnouncement = call({
  name: 'saveAnnouncement',
  method: 'POST',
  path: '/ops/announcements',
  access: 'support',
  errors: [...announcementErrors, 'PROPOSAL_WAITS'],
  request: z.object({
    key: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
    /** Of which announcement it is another revision, and which one the operator saw; null: a new one. */
    of: z.nullable(z.object({ id, revision: z.int() })),
    draft: announcementDraft,
    publish: z.boolean(),
    why: reason,
  }),
  value: z.object({ id: z.string(), state: z.enum(['done', 'proposed']) }),
});

/** Takes an announcement from players at once; it stays to be read here. */
export const withdrawAnnouncement = call({
  name: 'withdrawAnnouncement',
  method: 'POST',
  path: '/ops/announcements/:id/withdraw',
  access: 'support',
  errors: ['ANNOUNCEMENT_CHANGED'],
  request: z.object({ id, revision: z.int(), why: reason }),
  value: z.object({ revision: z.int() }),
});
