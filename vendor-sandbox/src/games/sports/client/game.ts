import { newActionId } from '../../../client/api.ts';
import { byId } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { announce, showSentence } from '../../../client/readouts.ts';
import { createSessionBar } from '../../../client/sessionBar.ts';
import { offline, showTrouble, troubleOf } from '../../../client/trouble.ts';
import type { RefusalCode, SessionTotals } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { sportOf } from '../engine/sport.ts';
import { combinedOdds, ticketLimits } from '../engine/ticket.ts';
import type { Board, Selection, ShownFixture, TicketAnswer, TicketRequest } from '../wire.ts';
import { createBoard } from './board.ts';
import { rememberPromises, showMatchSeeds } from './fairness.ts';
import { selectionName } from './names.ts';
import { createNews } from './news.ts';
import { bindOddsForm, decimalText, oddsText } from './odds.ts';
import { createPanels } from './panels.ts';
import { createProgrammeChoice } from './programmeChoice.ts';
import { createSlip } from './slip.ts';
import { gameTexts } from './texts.ts';
import { ticketLists } from './tickets.ts';

/** Refresh interval of the board, milliseconds; before kick-off prices are constant. */
const every = { now: 2_000, later: 6_000 };

const keyOf = ({ market, line, pick }: Selection): string => `${market} ${line} ${pick}`;

export function createSports(opened: Opened<unknown, unknown>): GameClient {
  const { api, site, pause, money, sound, state } = opened;
  const bar = createSessionBar(money, Date.parse(state.now) - Date.parse(state.session.startedAt));
  const chosen = new Map<string, Selection>();
  const news = createNews(money, sound);
  let { balance, session } = state;
  let board: Board | null = null;
  let placing = false;
  let moved = false;
  let message = '';
  let over = false;
  let lookedAt = 0;
  /** Numbers the refreshes, to discard responses that a later one has overtaken. */
  let looks = 0;
  /** A bet without a response, to be repeated unchanged. */
  let unheard: TicketRequest | null = null;

  const panels = createPanels();
  const boardView = createBoard(choose);
  const programme = createProgrammeChoice(() => {
    boardView.toTop();
    void look();
  });
  programme.show(Date.parse(state.now), sportOf(state.game.category, state.game.scene));
  const slip = createSlip({
    money,
    stakes: state.stakes,
    first: state.stake,
    remove: (fixture) => {
      chosen.delete(fixture);
      change();
      announce(fill(gameTexts.removed, { count: chosen.size }));
      if (chosen.size > 0) slip.focusStake();
    },
    change,
    place: () => void place(),
  });

  function adopt(nextBalance: number, nextSession: SessionTotals): void {
    const changed = nextBalance !== balance;
    balance = nextBalance;
    session = nextSession;
    bar.show(balance, session);
    if (changed) site.tell({ type: 'balance-changed', balance, currency: state.currency });
  }

  const shownOf = ({ fixture }: Selection): ShownFixture | undefined =>
    [...(board?.chosen ?? []), ...(board?.fixtures ?? [])].find(({ id }) => id === fixture);

  /** Current price of a selection; null while it is closed, or where the board shows another line. */
  function priceOf(selection: Selection): number | null {
    const market = shownOf(selection)?.markets.find(
      ({ kind, line }) => kind === selection.market && line === selection.line,
    );
    return market?.prices.find(({ pick }) => pick === selection.pick)?.odds ?? null;
  }

  /** Selections that cannot be bet on now. A line no longer on the board stays: the server knows its price. */
  function closed(): Set<string> {
    const gone = [...chosen.values()].filter((selection) => {
      const shown = shownOf(selection);
      if (shown === undefined || shown.phase === 'over' || shown.suspended) return true;
      const offered = shown.markets.some(({ kind, line }) => kind === selection.market && line === selection.line);
      return offered && priceOf(selection) === null;
    });
    return new Set(gone.map(({ fixture }) => fixture));
  }

  function render(): void {
    if (board === null) return;
    boardView.show(board, chosen, programme.oneLeague);
    slip.show(chosen, closed(), { placing, moved, message });
    byId('mine', HTMLElement).replaceChildren(...ticketLists(board.tickets, money));
    const open = board.tickets.filter((ticket) => ticket.state === 'open').length;
    byId('mine-count', HTMLElement).textContent = String(open);
  }

  /** The slip changed: its previous message no longer applies. */
  function change(): void {
    moved = false;
    message = '';
    unheard = null;
    render();
  }

  function choose(selection: Selection): void {
    const before = chosen.get(selection.fixture);
    if (before !== undefined && keyOf(before) === keyOf(selection)) chosen.delete(selection.fixture);
    else if (before === undefined && chosen.size >= ticketLimits.mostSelections) {
      message = fill(gameTexts.full, { most: ticketLimits.mostSelections });
      announce(message);
      render();
      return;
    } else chosen.set(selection.fixture, selection);
    sound.press();
    change();
    const values = { pick: selectionName(selection), odds: oddsText(selection.odds), count: chosen.size };
    announce(fill(chosen.has(selection.fixture) ? gameTexts.added : gameTexts.removed, values));
  }

  /** Updates the slip's prices from the board; where the player wants to confirm changes, the button says so. */
  function followPrices(): void {
    for (const [fixture, selection] of chosen) {
      const odds = priceOf(selection);
      if (odds === null || odds === selection.odds) continue;
      const asks = slip.accept === 'none' || (slip.accept === 'better' && odds < selection.odds);
      if (asks) {
        moved = true;
        message = gameTexts.moved;
      }
      chosen.set(fixture, { ...selection, odds });
    }
  }

  const isMine = (id: string): boolean =>
    chosen.has(id) ||
    (board?.tickets.some(({ selections }) => selections.some(({ fixture }) => fixture === id)) ?? false);

  async function look(): Promise<void> {
    looks += 1;
    const mine = looks;
    lookedAt = performance.now();
    const query = new URLSearchParams(programme.query);
    if (chosen.size > 0) query.set('chosen', [...chosen.keys()].join(','));
    const answer = await api.get<Board>(`/api/sports/board?${query}`);
    if (answer.kind === 'refused' && answer.code === 'SESSION_EXPIRED') return refuse(answer.code);
    if (mine !== looks) return;
    if (answer.kind !== 'done') return showSentence(gameTexts.refresh, 'wait');
    board = answer.value;
    programme.show(Date.parse(board.now), board.sport);
    rememberPromises(board);
    adopt(board.balance, board.session);
    news.hear(board, isMine);
    followPrices();
    if (message === gameTexts.locked && closed().size === 0) message = '';
    render();
  }

  async function refuse(code: RefusalCode | 'LOST'): Promise<void> {
    const amounts = { balance: money(balance), stake: money(slip.stake ?? 0), lower: false };
    const trouble = code === 'LOST' ? offline : troubleOf(code, amounts);
    if (code === 'PLAY_PAUSED') pause.refused();
    if (code === 'SESSION_EXPIRED') {
      over = true;
      site.tell({ type: 'session-expired' });
    }
    const chosenRemedy = trouble === null ? null : await showTrouble(trouble);
    if (chosenRemedy === 'reopen') opened.reopen();
    if (chosenRemedy === 'again') await place();
  }

  function refusalText(stake: number | null): string | null {
    const [least = 0] = state.stakes;
    const most = state.stakes.at(-1) ?? 0;
    if (stake === null || stake < least || stake > most) {
      return fill(gameTexts.badStake, { least: money(least), most: money(most) });
    }
    if (stake > balance) return gameTexts.tooDear;
    const odds = combinedOdds([...chosen.values()].map((each) => each.odds));
    if (odds > ticketLimits.mostOdds) return fill(gameTexts.tooLong, { most: decimalText(ticketLimits.mostOdds) });
    return closed().size > 0 ? gameTexts.locked : null;
  }

  const tell = (text: string): void => {
    message = text;
    announce(text);
    render();
  };

  async function place(): Promise<void> {
    const { stake } = slip;
    if (placing || over || chosen.size === 0 || pause.stops()) return;
    const wrong = refusalText(stake);
    if (wrong !== null || stake === null) return tell(wrong ?? '');
    placing = true;
    render();
    const request: TicketRequest = unheard ?? {
      actionId: newActionId(),
      stake,
      selections: [...chosen.values()],
      accept: slip.accept,
    };
    const answer = await api.act<TicketAnswer>('/api/sports/tickets', request);
    placing = false;
    unheard = null;
    if (answer.kind === 'done') return taken(answer.value);
    if (answer.kind === 'lost') {
      unheard = request;
      render();
      return refuse('LOST');
    }
    if (answer.balance !== null) adopt(answer.balance, session);
    if (answer.code === 'ODDS_CHANGED' || answer.code === 'SUSPENDED') {
      await look();
      moved = answer.code === 'ODDS_CHANGED';
      return tell(moved ? gameTexts.moved : gameTexts.locked);
    }
    if (answer.code === 'TOO_MANY') return tell(fill(gameTexts.tooMany, { most: ticketLimits.mostOpen }));
    render();
    await refuse(answer.code);
  }

  function taken({ ticket, balance: left, session: totals }: TicketAnswer): void {
    adopt(left, totals);
    news.expect(ticket);
    chosen.clear();
    change();
    const text = fill(gameTexts.placed, {
      stake: money(ticket.stake),
      payout: money(ticket.payout),
      balance: money(left),
    });
    showSentence(text, 'win');
    tell(text);
    sound.win(2);
    panels.show('mine');
    void look();
  }

  byId('slip-clear', HTMLButtonElement).addEventListener('click', () => {
    chosen.clear();
    change();
    announce(fill(gameTexts.removed, { count: 0 }));
  });
  byId('slip-form', HTMLElement).addEventListener('change', () => {
    moved = false;
    message = '';
    render();
  });

  bindOddsForm(render);
  bar.show(balance, session);
  panels.show('slip');
  showSentence(gameTexts.hint);
  void look();
  setInterval(() => {
    const due = performance.now() - lookedAt >= (programme.isNow ? every.now : every.later) - 100;
    if (due && !over && document.visibilityState === 'visible') void look();
  }, every.now);

  return {
    focus: panels.toggle,
    // Escape is handled by the page: it closes the slip where it covers the board.
    key: () => false,
    openHistory() {
      byId('history-body', HTMLElement).replaceChildren(...ticketLists(board?.tickets ?? [], money));
    },
    openFairness() {
      if (board !== null) showMatchSeeds(board);
    },
    refresh: () => void look(),
  };
}
