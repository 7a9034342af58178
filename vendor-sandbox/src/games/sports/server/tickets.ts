import type { OpenRound } from '../../../play/journal.ts';
import type { PlaySession } from '../../../play/session.ts';
import { fixtureById } from '../engine/fixtures.ts';
import { isRight, type MarketKind, marketKinds, type Pick } from '../engine/markets.ts';
import { payoutOf } from '../engine/ticket.ts';
import type { Selection, SelectionState, Ticket } from '../wire.ts';
import type { Programme } from './programme.ts';

/** A bet that was taken: its round, whose it is, and the session that hears of its end while there is one. */
export type Held = {
  readonly open: OpenRound;
  readonly at: string;
  readonly selections: readonly Selection[];
  readonly demo: boolean;
  readonly session: PlaySession | null;
  state: Ticket['state'];
  won: number;
};

const picks: readonly Pick[] = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no'];

/** Selections as the journal kept them, or null where one of them is none. */
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

type Judged = Ticket['selections'][number];

/** How each selection stands: right and wrong only once its match is over. */
export async function settleSelection(programme: Programme, held: Held, now: number): Promise<readonly Judged[]> {
  return Promise.all(
    held.selections.map(async (selection) => {
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
export function ticketPayout(held: Held, judged: readonly Judged[]): number | null {
  if (judged.some(({ state }) => state === 'wrong')) return 0;
  if (judged.some(({ state }) => state === 'open')) return null;
  return payoutOf(
    held.open.stake,
    held.selections.map(({ odds }) => odds),
  );
}

export async function shownTicket(programme: Programme, held: Held, now: number): Promise<Ticket> {
  const { open, at, state, won } = held;
  return {
    ...{ id: open.roundId, at, stake: open.stake, won, state },
    payout: payoutOf(
      open.stake,
      held.selections.map(({ odds }) => odds),
    ),
    selections: await settleSelection(programme, held, now),
  };
}
