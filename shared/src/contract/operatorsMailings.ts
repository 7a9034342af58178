import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';
import { mailingErrors, mailingKind, mailingLevel, mailingShape } from './operatorsMailingShape.ts';
import { marketCodes, writtenLine, writtenParagraphs } from './operatorTexts.ts';
import { reason } from './rollout.ts';

export const longestMailing = { title: 100, content: 1500 } as const;
/** How many members one mailing may reach, and how many mailings may be open at once. */
export const mostMailed = { members: 500_000, open: 5 } as const;

/** Whom it reaches: members to whom all of it applies. An empty list: any. */
export const mailingSegment = z.object({
  markets: marketCodes,
  levels: z.array(mailingLevel).check(z.maxLength(20)),
  /** One of these labels at least. */
  labels: z
    .array(
      z.string().check(
        z.minLength(1),
        z.maxLength(60),
        z.refine((label) => !/\p{C}/u.test(label)),
      ),
    )
    .check(z.maxLength(20)),
  /** Last seen in the last `days` days, or not in them; null: whenever. */
  seen: z.nullable(z.object({ within: z.boolean(), days: z.int().check(z.minimum(1), z.maximum(3650)) })),
});
export type MailingSegment = z.Infer<typeof mailingSegment>;

export const mailingDraft = z.object({
  kind: mailingKind,
  segment: mailingSegment,
  title: writtenLine(longestMailing.title),
  content: writtenParagraphs(longestMailing.content),
});
export type MailingDraft = z.Infer<typeof mailingDraft>;

/** proposed: waits for a second operator. stopped: what was sent stays. refused: nothing was sent. */
export const mailingState = z.enum(['proposed', 'sending', 'done', 'stopped', 'refused']);
export type MailingState = z.Infer<typeof mailingState>;

export const deskMailing = z.object({
  id: z.string(),
  state: mailingState,
  ...mailingShape.shape,
  /** How many members it reached when it was written, or when it began; and how many have it. */
  reach: z.int(),
  sent: z.int(),
  writtenBy: z.string(),
  writtenAt: z.string(),
  /** Of one that is over. */
  endedAt: z.nullable(z.string()),
  /** Who stopped or refused it. */
  endedBy: z.nullable(z.string()),
});
export type DeskMailing = z.Infer<typeof deskMailing>;

/** Mailings, the newest first, and what segments can be made of. */
export const mailingDesk = call({
  name: 'mailingDesk',
  method: 'GET',
  path: '/ops/mailings',
  access: 'support',
  request: z.object(paging),
  value: z.object({
    ...pageOf(deskMailing).shape,
    /** Labels that members have, at most a hundred. */
    labels: z.array(z.string()),
  }),
});

/** How many members a mailing would reach now. Changes nothing. */
export const mailingReach = call({
  name: 'mailingReach',
  method: 'POST',
  path: '/ops/mailings/reach',
  access: 'support',
  errors: ['UNKNOWN_MARKET'],
  request: z.object({ kind: mailingKind, segment: mailingSegment }),
  value: z.object({
    reach: z.int(),
    /** Of the segment, those who are left out because they are on a break. */
    onBreak: z.int(),
  }),
});

/**
 * Sends a message to every member of a segment, in the background. It waits for a second operator where one of its
 * markets has four eyes. `key` is the writer's own: the same call again sends nothing twice.
 */
export const sendMailing = call({
  name: 'sendMailing',
  method: 'POST',
  path: '/ops/mailings',
  access: 'support',
  errors: [...mailingErrors, 'UNKNOWN_MARKET', 'PROPOSAL_WAITS'],
  request: z.object({
    key: z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
    draft: mailingDraft,
    why: reason,
  }),
  value: z.object({ id: z.string(), state: mailingState }),
});

/** Stops one that is being sent: what was sent stays. One that is over stays as it is. */
export const stopMailing = call({
  name: 'stopMailing',
  method: 'POST',
  path: '/ops/mailings/:id/stop',
  access: 'support',
  request: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)), why: reason }),
  value: z.object({ state: mailingState, sent: z.int() }),
});

export const mailingCalls = [mailingDesk, mailingReach, sendMailing, stopMailing] as const;
