import type { OpenRound } from '../../../play/journal.ts';
import type { PlaySession } from '../../../play/session.ts';
import { fixtureById } from '../engine/fixtures.ts';
import { marketKinds, type Part, partsOf, picks, verdictOf } from '../engine/markets.ts';
import { payoutOf, settledPayout } from '../engine/ticket.ts';
import type { Selection, SelectionState, Ticket } from '../wire.ts';
import type { Programme } from './programme.ts';

/** An accepted bet: its round, its player's session if any, and its state. */
export type OpenTicket = {
  readonly open: OpenRound;
  readonly at: string;
  readonly selections: readonly Selection[];
  readonly demo: boolean;
  readonly session: PlaySession | null;
  state: Ticket['state'];
  won: number;
};

type KeptSelection = { fixture: string; market: string; line: number; pick: string; odds: number };

/** Totals used to be stored in half goals; converts them to quarters. */
const inQuarters = (kept: KeptSelection): KeptSelection =>
  kept.market === 'total' ? { ...kept, market: 'overUnder', line: 2 * kept.line } : kept;

/** The selections in the journal, or null when one is not valid. */
export function selectionsOf(kept: readonly KeptSelection[]): readonly Selection[] | null {
  const read = kept.map(inQuarters).flatMap(({ fixture, market, line, pick, odds }): Selection[] => {
    const kind = marketKinds.find((each) => each === market);
    const picked = picks.find((each) => each === pick);
    if (kind === undefined || picked === undefined || fixtureById(fixture) === null) return [];
    return [{ fixture, market: kind, line, pick: picked, odds }];
  });
  return read.length === kept.length && read.length > 0 ? read : null;
}

/** A selection with its match's state; its parts are known once the match is over. */
type JudgedSelection = Selection & {
  readonly score: Ticket['selections'][number]['score'];
  readonly parts: readonly Part[] | null;
};

export async function judgeSelections(
  programme: Programme,
  { selections }: OpenTicket,
  now: number,
): Promise<readonly JudgedSelection[]> {
  return Promise.all(
    selections.map(async (selection) => {
      const fixture = fixtureById(selection.fixture);
      if (fixture === null) return { ...selection, parts: null, score: null };
      const { phase, score } = await programme.at(fixture, now);
      const parts = phase === 'over' ? partsOf(selection, score) : null;
      return { ...selection, parts, score: phase === 'soon' ? null : score };
    }),
  );
}

/**
 * Payout of a bet: zero as soon as one selection lost in full, otherwise known when the last match ends; null while
 * open.
 */
export function ticketPayout({ open }: OpenTicket, judged: readonly JudgedSelection[]): number | null {
  const settled = judged.flatMap(({ odds, parts }) => (parts === null ? [] : [{ odds, parts }]));
  if (settled.some(({ parts }) => verdictOf(parts) === 'lost')) return 0;
  return settled.length < judged.length ? null : settledPayout(open.stake, settled);
}

export async function shownTicket(programme: Programme, ticket: OpenTicket, now: number): Promise<Ticket> {
  const { open, at, state, won } = ticket;
  return {
    id: open.roundId,
    at,
    stake: open.stake,
    won,
    state,
    payout: payoutOf(
      open.stake,
      ticket.selections.map(({ odds }) => odds),
    ),
    selections: (await judgeSelections(programme, ticket, now)).map(({ parts, ...selection }) => {
      const verdict: SelectionState = parts === null ? 'open' : verdictOf(parts);
      return { ...selection, state: verdict };
    }),
  };
}
