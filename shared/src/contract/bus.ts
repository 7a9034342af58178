import * as z from '@unisite/shared/schema';
import { secondStepRequired } from './access.ts';
import { language } from './envelope.ts';
import { modalName } from './registry.ts';

/** All events of the page's bus: the only way one remote speaks to another, or to the shell. */
export const busEvents = {
  /** Asks the shell to open a modal; `returnTo` is where to go when it is done. */
  'modal.open': z.object({
    modal: modalName,
    returnTo: z.optional(z.string()),
    reason: z.optional(z.string()),
    /** For the login modal: the first step was passed elsewhere, continue with the second. Never a password. */
    verification: z.optional(secondStepRequired),
    /** For the password modal: the old password was typed a moment ago. */
    changeTicket: z.optional(z.nullable(z.string())),
    /** For a game's modals: its id. */
    gameId: z.optional(z.string()),
  }),
  'modal.close': z.object({ modal: modalName }),
  'session.started': z.object({ customerId: z.string() }),
  /** A member signed in (not restored by a reload) and may use the site (section 4, after-login flag). */
  'session.entered': z.object({ customerId: z.string() }),
  'session.ended': z.object({ why: z.enum(['signedOut', 'expired', 'elsewhere', 'excluded']) }),
  'language.changed': z.object({ language }),
  /** The balance changed. It is never on the bus itself: readers use the `balance` query, which follows live events. */
  'balance.stale': z.object({}),
  /** A round of the page's game began or ended: its result is not shown around the game before the end. */
  'round.changed': z.object({ isOn: z.boolean() }),
  /** A deposit or withdrawal of the member changed state. */
  'cash.changed': z.object({ kind: z.enum(['deposit', 'withdrawal']), id: z.string(), state: z.string() }),
  /** The age gate was passed: what it refused can continue. */
  'age.confirmed': z.object({}),
  /** The member's limits or breaks changed, here or in another tab. */
  'protection.changed': z.object({}),
  /** The member's missions progressed or were claimed, here or in another tab. */
  'missions.changed': z.object({}),
  /** The member's identity check changed, here or in another tab, or was decided. */
  'identity.changed': z.object({}),
  'messages.unread': z.object({ count: z.int() }),
  'draw.opened': z.object({ code: z.string(), numero: z.string() }),
  toast: z.object({ tone: z.enum(['info', 'success', 'warning', 'error']), text: z.string() }),
} as const;

export type BusEvents = { [Name in keyof typeof busEvents]: z.Infer<(typeof busEvents)[Name]> };
export type BusEventName = keyof BusEvents;
