import { make } from '../../../client/dom.ts';
import { fill } from '../../../words/index.ts';
import type { Ticket } from '../wire.ts';
import { fixtureNamed, matchName, scoreText, selectionName } from './names.ts';
import { oddsText, ticketOddsText } from './odds.ts';
import { gameTexts } from './texts.ts';

type Money = (amount: number) => string;

function ticketCard(ticket: Ticket, money: Money): HTMLElement {
  const odds = ticketOddsText(ticket.selections.map((each) => each.odds));
  const state = fill(gameTexts.states[ticket.state], { amount: money(ticket.won) });
  const rows = ticket.selections.map((selection) => {
    const fixture = fixtureNamed(selection.fixture);
    const score = selection.score === null ? '' : ` · ${scoreText(selection.score)}`;
    return make(
      'li',
      { class: `pick pick-${selection.state}` },
      make('span', {}, `${selectionName(selection)} · ${oddsText(selection.odds)}`),
      make('small', {}, `${matchName(fixture)}${score} · ${gameTexts.selectionStates[selection.state]}`),
    );
  });
  return make(
    'li',
    { class: `ticket ticket-${ticket.state}` },
    make(
      'p',
      { class: 'ticket-head' },
      make(
        'b',
        {},
        ticket.selections.length > 1 ? fill(gameTexts.combined, { count: ticket.selections.length }) : gameTexts.single,
      ),
      make('span', { class: 'ticket-state' }, state),
    ),
    make('ul', {}, ...rows),
    make(
      'p',
      { class: 'ticket-foot' },
      make('span', { class: 'num' }, fill(gameTexts.ticket, { stake: money(ticket.stake), odds })),
      make('span', { class: 'num' }, `${gameTexts.payout}: ${money(ticket.payout)}`),
    ),
  );
}

/** The player's bets, open ones first. */
export function ticketLists(tickets: readonly Ticket[], money: Money): HTMLElement[] {
  const isOpen = ({ state }: Ticket): boolean => state === 'open' || state === 'paying';
  const part = (title: string, some: readonly Ticket[]): HTMLElement[] =>
    some.length === 0
      ? []
      : [make('h3', {}, title), make('ul', { class: 'tickets' }, ...some.map((ticket) => ticketCard(ticket, money)))];
  if (tickets.length === 0) return [make('p', { class: 'slip-empty' }, gameTexts.mineNone)];
  return [
    ...part(gameTexts.mineOpen, tickets.filter(isOpen)),
    ...part(
      gameTexts.mineDone,
      tickets.filter((ticket) => !isOpen(ticket)),
    ),
  ];
}
