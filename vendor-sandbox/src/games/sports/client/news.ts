import { announce, showSentence } from '../../../client/readouts.ts';
import type { Sound } from '../../../client/sound.ts';
import { fill } from '../../../words/index.ts';
import type { Board, Ticket } from '../wire.ts';
import { fixtureNamed } from './names.ts';
import { gameTexts } from './texts.ts';

export type News = {
  /** Announces goals in the football matches that the player bet on, and settled bets. */
  hear(board: Board, isMine: (fixture: string) => boolean): void;
  /** Registers a bet whose next state is announced. */
  expect(ticket: Ticket): void;
};

const sentences: Partial<Record<Ticket['state'], string>> = {
  won: gameTexts.ticketWon,
  returned: gameTexts.ticketReturned,
  lost: gameTexts.ticketLost,
};

export function createNews(money: (amount: number) => string, sound: Sound): News {
  const states = new Map<string, Ticket['state']>();
  const scores = new Map<string, string>();

  function hearGoals({ fixtures, chosen }: Board, isMine: (fixture: string) => boolean): void {
    for (const { id, score, phase } of [...fixtures, ...chosen]) {
      const text = `${score.home} – ${score.away}`;
      const before = scores.get(id);
      scores.set(id, text);
      const { home, away, sport } = fixtureNamed(id);
      if (before === undefined || before === text || phase !== 'live' || !isMine(id) || sport !== 'football') continue;
      const sentence = fill(gameTexts.goal, { home: home.name, score: text, away: away.name });
      showSentence(sentence, 'win');
      announce(sentence);
      sound.drum();
    }
  }

  function hearSettled({ tickets, balance }: Board): void {
    for (const { id, state, won } of tickets) {
      const before = states.get(id);
      states.set(id, state);
      const text = sentences[state];
      if (before === undefined || before === state || text === undefined) continue;
      const sentence = fill(text, { amount: money(won), balance: money(balance) });
      showSentence(sentence, state === 'won' ? 'win' : 'plain');
      announce(sentence);
      if (state === 'won') sound.celebrate();
    }
  }

  return {
    hear(board, isMine) {
      hearGoals(board, isMine);
      hearSettled(board);
    },
    expect: ({ id, state }) => states.set(id, state),
  };
}
