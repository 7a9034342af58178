import type { Balances } from './cashStep.ts';

export type TicketState = 'open' | 'cancelled' | 'won' | 'lost' | 'voided';

/** A ticket's expected state: hundredths. */
export interface TicketEnd {
  readonly key: string;
  readonly state: TicketState;
  readonly won: number;
}

/**
 * Acts on lottery tickets. `draw` and `key` name a draw of the wallet's own and a ticket of it, `code` is the expected
 * refusal. A number has two digits, 00 to 99.
 */
export type TicketAct =
  | { readonly do: 'openDraw' }
  | {
      readonly do: 'buyTicket';
      readonly key: string;
      readonly number: string;
      readonly amount: number;
      readonly code: string | null;
    }
  | { readonly do: 'cancelTicket'; readonly key: string; readonly code: string | null }
  /** Its result, or a correction: two operators enter the same. */
  | { readonly do: 'drawResult'; readonly number: string; readonly corrects: boolean }
  | { readonly do: 'voidDraw' };

/** `tickets`: the draw's, afterwards. `revision`: null until the draw is over. */
export type TicketStep = TicketAct & {
  readonly draw: string;
  readonly copies: number;
  readonly cut: boolean;
  readonly after: Balances;
  readonly tickets: readonly TicketEnd[];
  readonly revision: number | null;
};

/** Payout as a multiple of a number's stake. */
export const ODDS = 85;
