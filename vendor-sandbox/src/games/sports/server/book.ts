import { Refusal } from '../../../http/refusal.ts';
import type { Log } from '../../../log.ts';
import type { OpenRound } from '../../../play/journal.ts';
import { openRoundOf, placeBet, recordRound, type Table } from '../../../play/round.ts';
import { type PlaySession, totalsOf } from '../../../play/session.ts';
import { fixtureById } from '../engine/fixtures.ts';
import type { SportName } from '../engine/sport.ts';
import { combinedOdds, ticketLimits } from '../engine/ticket.ts';
import type { Board, Selection, Ticket, TicketAnswer, TicketRequest } from '../wire.ts';
import { createProgramme } from './programme.ts';
import { stakesForTickets } from './stakes.ts';
import { type Held, selectionsOf, settleSelection, shownTicket, ticketPayout } from './tickets.ts';

export type SportsBook = {
  board(session: PlaySession): Promise<Board>;
  /** Takes a bet, or throws a Refusal after which nothing stays taken. The same action is one bet. */
  place(table: Table, session: PlaySession, request: TicketRequest): Promise<TicketAnswer>;
  /** Takes up bets that wait for their matches since an earlier run. */
  resume(rounds: readonly OpenRound[]): void;
  /** Bets that wait for their matches. */
  standing(): number;
  close(): void;
};

type Options = {
  readonly key: Buffer;
  readonly clock: () => number;
  readonly tables: { readonly real: Table; readonly demo: Table };
  readonly log: Log;
};

/** Bets of one player that are remembered, and players in all. */
const mostTickets = 40;
const mostPlayers = 10_000;
const mostActions = 40;
/** How often ended matches are looked for, in milliseconds. */
const every = 1_000;

const sportOf = ({ category }: PlaySession): SportName => (category === 'ESPORTS' ? 'arena' : 'football');

type Action = { readonly asked: string; readonly answer: Promise<TicketAnswer> };

/**
 * Bets are taken at once and settled when their matches end, minutes later and whether or not the player is still
 * there.
 */
export function createSportsBook({ key, clock, tables, log }: Options): SportsBook {
  const programme = createProgramme(key);
  /** Newest first. */
  const byPlayer = new Map<string, Held[]>();
  const actions = new WeakMap<PlaySession, Map<string, Action>>();
  const placing = new WeakSet<PlaySession>();

  const playerOf = ({ playerId, demo }: { playerId: string; demo: boolean }): string =>
    `${demo ? 'demo' : 'real'} ${playerId}`;

  function hold(held: Held): void {
    const player = playerOf({ playerId: held.open.playerId, demo: held.demo });
    const all = [held, ...(byPlayer.get(player) ?? [])];
    // Bets that still wait are never forgotten.
    byPlayer.set(
      player,
      all.filter(({ state }, index) => index < mostTickets || state === 'open' || state === 'paying'),
    );
    for (const [key_, tickets] of byPlayer) {
      if (byPlayer.size <= mostPlayers) break;
      if (tickets.every(({ state }) => state !== 'open' && state !== 'paying')) byPlayer.delete(key_);
    }
  }

  const waiting = (): Held[] => [...byPlayer.values()].flat().filter(({ state }) => state === 'open');

  /** Each selection of another match, at the odds there are now, as the player agreed to. */
  async function agreed(request: TicketRequest, sport: SportName): Promise<readonly Selection[]> {
    const { selections, accept } = request;
    const fixtures = new Set(selections.map(({ fixture }) => fixture));
    if (fixtures.size !== selections.length) throw new Refusal('BAD_REQUEST');
    return Promise.all(
      selections.map(async (selection) => {
        const fixture = fixtureById(selection.fixture);
        if (fixture === null || fixture.sport !== sport) throw new Refusal('BAD_REQUEST');
        const { market, line, pick } = selection;
        const odds = await programme.price(fixture, market, line, pick, clock());
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
    const selections = await agreed(request, sportOf(session));
    if (combinedOdds(selections.map(({ odds }) => odds)) > ticketLimits.mostOdds) throw new Refusal('BAD_REQUEST');

    const at = new Date(clock()).toISOString();
    const round: OpenRound = {
      ...openRoundOf(session, { stake, won: 0 }),
      ticket: { at, selections: [...selections] },
    };
    const held: Held = { open: round, at, selections, demo: session.demo, session, state: 'open', won: 0 };
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

  async function settle(held: Held, won: number): Promise<void> {
    const table = held.demo ? tables.demo : tables.real;
    held.state = 'paying';
    const settling: OpenRound = { ...held.open, state: 'settling', won };
    // After a restart the matches give the same result again, should the disk fail here.
    await table.journal.write(settling).catch((error: unknown) => {
      table.log('journal failed', { roundId: settling.roundId, error: String(error) });
    });
    const settled = await table.settlements.settle(settling);
    held.won = settled.kind === 'won' ? won : 0;
    held.state = settled.kind !== 'won' ? 'review' : won > 0 ? 'won' : 'lost';
    if (held.session === null || settled.kind !== 'won') return;
    held.session.won += won;
    held.session.balance = settled.balance;
  }

  async function settleDue(): Promise<void> {
    for (const held of waiting()) {
      const won = ticketPayout(held, await settleSelection(programme, held, clock()));
      if (won === null || held.state !== 'open') continue;
      settle(held, won).catch((error: unknown) => log('settling failed', { error: String(error) }));
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
  }, every);
  timer.unref();

  return {
    async board(session) {
      const now = clock();
      const { fixtures, results } = await programme.list(sportOf(session), now);
      const held = byPlayer.get(playerOf(session)) ?? [];
      const tickets: Ticket[] = await Promise.all(held.map((each) => shownTicket(programme, each, now)));
      const { balance } = session;
      return {
        now: new Date(now).toISOString(),
        sport: sportOf(session),
        fixtures,
        results,
        tickets,
        balance,
        session: totalsOf(session),
      };
    },
    place(table, session, request) {
      const known = actions.get(session) ?? new Map<string, Action>();
      actions.set(session, known);
      const asked = JSON.stringify(request);
      const before = known.get(request.actionId);
      if (before !== undefined) {
        return before.asked === asked ? before.answer : Promise.reject(new Refusal('CONFLICT'));
      }
      if (placing.has(session)) return Promise.reject(new Refusal('ROUND_RUNNING'));
      placing.add(session);
      const answer = take(table, session, request).finally(() => placing.delete(session));
      answer.catch(() => {});
      known.set(request.actionId, { asked, answer });
      const [oldest] = known.keys();
      if (known.size > mostActions && oldest !== undefined) known.delete(oldest);
      return answer;
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
    standing: () => waiting().length,
    close: () => clearInterval(timer),
  };
}
