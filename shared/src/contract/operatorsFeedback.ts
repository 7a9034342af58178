import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));
/** No control characters except line breaks. */
const written = (least: number, longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least),
    z.maxLength(longest),
    z.refine((text) => !/[^\P{C}\n]/u.test(text)),
  );

export const maxAnswerLength = 2000;
export const maxNoteLength = 1000;

/** new: unread. working: in progress. answered: the sender has a reply. closed: nothing to do. */
export const feedbackState = z.enum(['new', 'working', 'answered', 'closed']);
export type FeedbackState = z.Infer<typeof feedbackState>;

/** A message from a visitor or member. */
export const operatorFeedback = z.object({
  id: z.string(),
  revision: z.int(),
  /** The reference given to the sender. */
  reference: z.string(),
  market: z.string(),
  /** Null: the sender was not signed in. */
  member: z.nullable(z.object({ account: z.string(), nickname: z.string() })),
  content: z.string(),
  /** The sender's contact details. */
  contact: z.nullable(z.string()),
  at: z.string(),
  state: feedbackState,
  /** Internal; never shown to the sender. */
  note: z.string(),
  /** The reply in the member's inbox. */
  answer: z.nullable(z.string()),
  /** Account of the last operator to change it, and when. */
  by: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type OperatorFeedback = z.Infer<typeof operatorFeedback>;

/** Latest first. */
export const feedbackDesk = call({
  name: 'feedbackDesk',
  method: 'GET',
  path: '/ops/feedback',
  access: 'support',
  request: z.object({
    state: z.optional(feedbackState),
    market: z.optional(z.string().check(z.regex(/^[A-Z]{2,8}$/))),
    ...paging,
  }),
  value: pageOf(operatorFeedback),
});

/** Sets state and internal note. */
export const changeFeedback = call({
  name: 'changeFeedback',
  method: 'PATCH',
  path: '/ops/feedback/:id',
  access: 'support',
  errors: ['FEEDBACK_CHANGED'],
  request: z.object({ id, revision: z.int(), state: feedbackState, note: written(0, maxNoteLength) }),
  value: z.object({ revision: z.int() }),
});

/** Replies to a member's inbox, once; visitors are answered through the contact that they left. */
export const answerFeedback = call({
  name: 'answerFeedback',
  method: 'POST',
  path: '/ops/feedback/:id/answer',
  access: 'support',
  errors: ['FEEDBACK_CHANGED', 'FEEDBACK_OF_GUEST'],
  request: z.object({ id, revision: z.int(), text: written(1, maxAnswerLength) }),
  value: z.object({ revision: z.int() }),
});
