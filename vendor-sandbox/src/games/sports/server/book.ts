import { Refusal } from '../../../http/refusal.ts';
import type { Log } from '../../../log.ts';
import { createActions } from '../../../play/actions.ts';
import type { OpenRound } from '../../../play/journal.ts';
import { openRoundOf, placeBet, recordRound, type Table } from '../../../play/round.ts';
import { type PlaySession, totalsOf } from '../../../play/session.ts';
import { fixtureById } from '../engine/fixtures.ts';
import { type SportName, sportOf } from '../engine/sport.ts';
import { combinedOdds, ticketLimits } from '../engine/ticket.ts';
import type { Board, BoardView, Selection, ShownFixture, Ticket, TicketAnswer, TicketRequest } from '../wire.ts';
import { createProgramme } from './programme.ts';
import { stakesForTickets } from './stakes.ts';
import { judgeSelections, type OpenTicket, selectionsOf, shownTicket, ticketPayout } from './tickets.ts';

export type SportsBook = {
  /** Current, next and last ended matches, for callers without a session. */
  programme(sport: SportName): Promise<{ fixtures: ShownFixture[]; results: ShownFixture[] }>;
  board(session: PlaySession, view?: BoardView): Promise<Board>;
  /** Accepts a bet, or throws a Refusal and takes no money. Idempotent by action. */
  place(table: Table, session: PlaySession, request: TicketRequest): Promise<TicketAnswer>;
  /** Resumes the pending bets of an earlier run. */
  resume(rounds: readonly OpenRound[]): void;
  /** Number of bets whose matches are not over. */
  pendingCount(): number;
  close(): void;
};

type Options = {
  readonly key: Buffer;
  readonly clock: () => number;
  readonly tables: { readonly real: Table; readonly demo: Table };
  readonly log: Log;
};

/** Maximum bets remembered per player; and maximum players. */
const mostTickets = 40;
const mostPlayers = 10_000;
/** Interval at which ended matches are settled, milliseconds. */
const SETTLE_EVERY_MS = 1_000;

const everything: BoardView = { from: null, league: null, chosen: [] };

const sportIn = ({ category, variant }: PlaySession): SportName => sportOf(category, variant);

const stateOf = ({ stake, won }: OpenRound): Ticket['state'] => (won > stake ? 'won' : won > 0 ? 'returned' : 'lost');

/**
 * The sports book: bets are accepted at once and settled when their matches end, minutes later, whether or not the
 * player is still connected.
 */
export function createSportsBook({ key, clock, tables, log }: Options): SportsBook {
  const programme = createProgramme(key);
  /** Newest first. */
  const byPlayer = new Map<string, OpenTicket[]>();
  const actions = createActions<TicketAnswer>();
  const placing = new WeakSet<PlaySession>();

  const playerOf = ({ playerId, demo }: { playerId: string; demo: boolean }): string =>
    `${demo ? 'demo' : 'real'} ${playerId}`;

  function hold(ticket: OpenTicket): void {
    const player = playerOf({ playerId: ticket.open.playerId, demo: ticket.demo });
    const all = [ticket, ...(byPlayer.get(player) ?? [])];
    // Pending bets are never dropped.
    byPlayer.set(
      player,
      all.filter(({ state }, index) => index < mostTickets || state === 'open' || state === 'paying'),
    );
    for (const [key_, tickets] of byPlayer) {
      if (byPlayer.size <= mostPlayers) break;
      if (tickets.every(({ state }) => state !== 'open' && state !== 'paying')) byPlayer.delete(key_);
    }
  }

  const waiting = (): OpenTicket[] => [...byPlayer.values()].flat().filter(({ state }) => state === 'open');

  /** Checks that the selections are of different matches, at current odds that the player accepts. */
  async function agreed(request: TicketRequest, sport: SportName): Promise<readonly Selection[]> {
    const { selections, accept } = request;
    const fixtures = new Set(selections.map(({ fixture }) => fixture));
    if (fixtures.size !== selections.length) throw new Refusal('BAD_REQUEST');
    return Promise.all(
      selections.map(async (selection) => {
        const fixture = fixtureById(selection.fixture);
        if (fixture === null || fixture.sport !== sport) throw new Refusal('BAD_REQUEST');
        const { market, line, pick } = selection;
        const odds = await programme.price(fixture, { market, line, pick }, clock());
        if (odds === null) throw new Refusal('SUSPENDED');
        const fits = odds === selection.odds || accept === 'any' || (accept === 'better' && odds > selection.odds);
        if (!fits) throw new Refusal('ODDS_CHANGED');
        return { ...selection, odds };
      }),
    );
  }

  async function take(table: Table, session: PlaySession, request: TicketRequest): Promise<TicketAnswer> {
    const { all } = stakesForTickets(session.currency);
    const { stake } = request;
    if (stake < (all[0] ?? 0) || stake > (all.at(-1) ?? 0) || stake % 100 !== 0) throw new Refusal('BAD_STAKE');
    const open = byPlayer.get(playerOf(session))?.filter(({ state }) => state === 'open').length ?? 0;
    if (open >= ticketLimits.mostOpen) throw new Refusal('TOO_MANY');
    const selections = await agreed(request, sportIn(session));
    if (combinedOdds(selections.map(({ odds }) => odds)) > ticketLimits.mostOdds) throw new Refusal('BAD_REQUEST');

    const at = new Date(clock()).toISOString();
    const round: OpenRound = {
      ...openRoundOf(session, { stake, won: 0 }),
      ticket: { at, selections: [...selections] },
    };
    const held: OpenTicket = { open: round, at, selections, demo: session.demo, session, state: 'open', won: 0 };
    await recordRound(table, round);
    session.balance = await placeBet(table, session, round, () => {
      held.state = 'void';
      hold(held);
    });
    await table.journal.write({ ...round, state: 'standing' }).catch((error: unknown) => {
      table.log('journal failed', { roundId: round.roundId, error: String(error) });
    });
    session.staked += stake;
    hold(held);
    const ticket = await shownTicket(programme, held, clock());
    return { ticket, balance: session.balance, session: totalsOf(session) };
  }

  async function settle(ticket: OpenTicket, won: number): Promise<void> {
    const table = ticket.demo ? tables.demo : tables.real;
    ticket.state = 'paying';
    const settling: OpenRound = { ...ticket.open, state: 'settling', won };
    // If the write fails, the matches give the same result again after a restart.
    await table.journal.write(settling).catch((error: unknown) => {
      table.log('journal failed', { roundId: settling.roundId, error: String(error) });
    });
    const settled = await table.settlements.settle(settling);
    ticket.won = settled.kind === 'won' ? won : 0;
    ticket.state = settled.kind !== 'won' ? 'review' : stateOf(settling);
    if (ticket.session === null || settled.kind !== 'won') return;
    ticket.session.won += won;
    ticket.session.balance = settled.balance;
  }

  async function settleDue(): Promise<void> {
    for (const ticket of waiting()) {
      const won = ticketPayout(ticket, await judgeSelections(programme, ticket, clock()));
      if (won === null || ticket.state !== 'open') continue;
      settle(ticket, won).catch((error: unknown) => log('settling failed', { error: String(error) }));
    }
  }

  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    settleDue()
      .catch((error: unknown) => log('settling failed', { error: String(error) }))
      .finally(() => {
        busy = false;
      });
  }, SETTLE_EVERY_MS);
  timer.unref();

  return {
    programme: (sport) => programme.list(sport, clock(), everything),
    async board(session, view = everything) {
      const now = clock();
      const sport = sportIn(session);
      const { fixtures, results } = await programme.list(sport, now, view);
      const chosen = await programme.some(sport, view.chosen, now);
      const tickets = (byPlayer.get(playerOf(session)) ?? []).map((each) => shownTicket(programme, each, now));
      return {
        now: new Date(now).toISOString(),
        sport,
        fixtures,
        results,
        chosen,
        tickets: await Promise.all(tickets),
        balance: session.balance,
        session: totalsOf(session),
      };
    },
    place(table, session, request) {
      return actions.once(session, request.actionId, request, async () => {
        if (placing.has(session)) throw new Refusal('ROUND_RUNNING');
        placing.add(session);
        return take(table, session, request).finally(() => placing.delete(session));
      });
    },
    resume(rounds) {
      for (const open of rounds) {
        const selections = open.ticket === undefined ? null : selectionsOf(open.ticket.selections);
        if (open.ticket === undefined || selections === null) {
          tables.real.journal
            .setAside(open.roundId)
            .catch((error: unknown) => log('journal failed', { error: String(error) }));
          continue;
        }
        hold({ open, at: open.ticket.at, selections, demo: false, session: null, state: 'open', won: 0 });
      }
    },
    pendingCount: () => waiting().length,
    close: () => clearInterval(timer),
  };
}
