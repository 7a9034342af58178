import type { OpenRound } from '../../../play/journal.ts';
import type { PlaySession } from '../../../play/session.ts';
import { fixtureById } from '../engine/fixtures.ts';
import { isRight, type MarketKind, marketKinds, type Pick } from '../engine/markets.ts';
import { payoutOf } from '../engine/ticket.ts';
import type { Selection, SelectionState, Ticket } from '../wire.ts';
import type { Programme } from './programme.ts';

/** An accepted bet: its round, its player's session while there is one, and its state. */
export type OpenTicket = {
  readonly open: OpenRound;
  readonly at: string;
  readonly selections: readonly Selection[];
  readonly demo: boolean;
  readonly session: PlaySession | null;
  state: Ticket['state'];
  won: number;
};

const picks: readonly Pick[] = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no'];

/** The selections in the journal, or null when one is not valid. */
export function selectionsOf(
  kept: readonly { fixture: string; market: string; line: number; pick: string; odds: number }[],
): readonly Selection[] | null {
  const read = kept.flatMap(({ fixture, market, line, pick, odds }): Selection[] => {
    const kind = marketKinds.find((each: MarketKind) => each === market);
    const picked = picks.find((each) => each === pick);
    if (kind === undefined || picked === undefined || fixtureById(fixture) === null) return [];
    return [{ fixture, market: kind, line, pick: picked, odds }];
  });
  return read.length === kept.length && read.length > 0 ? read : null;
}

type JudgedSelection = Ticket['selections'][number];

/** The state of each selection: right or wrong only once its match is over. */
export async function settleSelection(
  programme: Programme,
  ticket: OpenTicket,
  now: number,
): Promise<readonly JudgedSelection[]> {
  return Promise.all(
    ticket.selections.map(async (selection) => {
      const fixture = fixtureById(selection.fixture);
      if (fixture === null) return { ...selection, state: 'open' as const, score: null };
      const { phase, score } = await programme.at(fixture, now);
      const right = isRight(selection.market, selection.line, selection.pick, score);
      const state: SelectionState = phase === 'over' ? (right ? 'right' : 'wrong') : 'open';
      return { ...selection, state, score: phase === 'soon' ? null : score };
    }),
  );
}

/**
 * What a bet is worth by now: lost with the first wrong selection, won with the last right one; null while it is open.
 */
export function ticketPayout(ticket: OpenTicket, judged: readonly JudgedSelection[]): number | null {
  if (judged.some(({ state }) => state === 'wrong')) return 0;
  if (judged.some(({ state }) => state === 'open')) return null;
  return payoutOf(
    ticket.open.stake,
    ticket.selections.map(({ odds }) => odds),
  );
}

export async function shownTicket(programme: Programme, ticket: OpenTicket, now: number): Promise<Ticket> {
  const { open, at, state, won } = ticket;
  return {
    ...{ id: open.roundId, at, stake: open.stake, won, state },
    payout: payoutOf(
      open.stake,
      ticket.selections.map(({ odds }) => odds),
    ),
    selections: await settleSelection(programme, ticket, now),
  };
}
