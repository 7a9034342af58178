import * as z from '@unisite/shared/schema';
import { pageOf, paging } from './envelope.ts';
import { operatorCall as call } from './operatorCall.ts';

const id = z.string().check(z.regex(/^\d{1,18}$/));
/** No control characters but the ends of lines. */
const written = (least: number, longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least),
    z.maxLength(longest),
    z.refine((text) => !/[^\P{C}\n]/u.test(text)),
  );

export const longestAnswer = 2000;
export const longestNote = 1000;

/** new: nobody has looked. working: somebody is on it. answered: its sender has an answer. closed: nothing is to be done. */
export const feedbackState = z.enum(['new', 'working', 'answered', 'closed']);
export type FeedbackState = z.Infer<typeof feedbackState>;

/** What a visitor or a member sent. */
export const operatorFeedback = z.object({
  id: z.string(),
  revision: z.int(),
  /** What the sender was told, to ask after it. */
  reference: z.string(),
  market: z.string(),
  /** Null: sent by somebody who was not signed in. */
  member: z.nullable(z.object({ account: z.string(), nickname: z.string() })),
  content: z.string(),
  /** How the sender wants to be reached. */
  contact: z.nullable(z.string()),
  at: z.string(),
  state: feedbackState,
  /** Between operators; the sender never reads it. */
  note: z.string(),
  /** What the member was answered in the inbox. */
  answer: z.nullable(z.string()),
  /** The account of who changed it last, and when. */
  by: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type OperatorFeedback = z.Infer<typeof operatorFeedback>;

/** The latest first. */
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

/** Says how it stands and what other operators should know. */
export const changeFeedback = call({
  name: 'changeFeedback',
  method: 'PATCH',
  path: '/ops/feedback/:id',
  access: 'support',
  errors: ['FEEDBACK_CHANGED'],
  request: z.object({ id, revision: z.int(), state: feedbackState, note: written(0, longestNote) }),
  value: z.object({ revision: z.int() }),
});

/** Answers a member in the inbox, once; who was not signed in is answered by the contact that was left. */
export const answerFeedback = call({
  name: 'answerFeedback',
  method: 'POST',
  path: '/ops/feedback/:id/answer',
  access: 'support',
  errors: ['FEEDBACK_CHANGED', 'FEEDBACK_OF_GUEST'],
  request: z.object({ id, revision: z.int(), text: written(1, longestAnswer) }),
  value: z.object({ revision: z.int() }),
});
