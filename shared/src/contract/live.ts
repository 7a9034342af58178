import * as z from '@unisite/shared/schema';
import { amount } from './money.ts';
import { systemStatus } from './site.ts';

/** Path of the live events (server-sent events); a signed-in page also gets its member's. */
export const liveEventsPath = '/wps/events';

/**
 * One event of the stream; the SSE `event` field is `type`, `data` the JSON of the whole. Each stream begins with a
 * `registry` event that has the current revision.
 */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('balance'), sumBalance: amount, bonus: amount, reason: z.string() }),
  z.object({ type: z.literal('messages'), unread: z.int() }),
  z.object({ type: z.literal('registry'), market: z.string(), revision: z.int() }),
  z.object({ type: z.literal('status'), status: systemStatus }),
  z.object({ type: z.literal('draw'), code: z.string(), numero: z.string() }),
  /** A deposit or withdrawal of the member changed state. */
  z.object({ type: z.literal('cash'), kind: z.enum(['deposit', 'withdrawal']), id: z.string(), state: z.string() }),
  /**
   * The member's limits or breaks changed, or a reminder was answered in another tab; `onBreak`: whether a break is in
   * force.
   */
  z.object({ type: z.literal('protection'), onBreak: z.boolean() }),
  /** The member's missions progressed or were claimed in another tab. */
  z.object({ type: z.literal('missions') }),
  /** The member's identity check changed. */
  z.object({ type: z.literal('identity') }),
  z.object({ type: z.literal('session'), ended: z.enum(['expired', 'elsewhere', 'signedOut', 'excluded']) }),
]);
export type LiveEvent = z.Infer<typeof liveEvent>;
