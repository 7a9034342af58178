import { byId, make } from '../../../client/dom.ts';
import { clockTime } from '../../../client/texts.ts';
import type { Round } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import { type Choice, hitsOf, type Result } from '../engine/engine.ts';
import { gameTexts } from './texts.ts';

const mostShown = 8;

const smallBall = (n: number, hit: boolean): HTMLElement =>
  make(hit ? 'b' : 'span', { class: hit ? 'small-ball hit num' : 'small-ball num' }, String(n));

/** Thumbnail of a round: the picks, with hits marked. */
export function roundPicture({ choice, result }: Round<Choice, Result>): Node {
  const hits = hitsOf(choice.picks, result);
  const said = fill(gameTexts.lastDraw, { hits: hits.length, picks: choice.picks.length });
  const balls = choice.picks.map((n) => smallBall(n, hits.includes(n)));
  return make('span', { class: 'small-balls', role: 'img', 'aria-label': said }, ...balls);
}

/** The session's last draws in the lobby: time, numbers drawn, number of hits. */
export function showLastDraws(rounds: readonly Round<Choice, Result>[]): void {
  const shown = rounds.filter(({ state }) => state !== 'void').slice(0, mostShown);
  const rows = shown.map(({ at, choice, result }) => {
    const hits = hitsOf(choice.picks, result);
    const values = { hits: hits.length, picks: choice.picks.length };
    const balls = result.balls.toSorted((a, b) => a - b).map((n) => smallBall(n, hits.includes(n)));
    return make(
      'li',
      {},
      make('span', { class: 'num' }, clockTime.format(new Date(at))),
      make('span', {}, fill(gameTexts.lastDraw, values)),
      make('span', { class: 'small-balls' }, ...balls),
    );
  });
  byId('last', HTMLElement).replaceChildren(...(rows.length > 0 ? rows : [make('li', {}, gameTexts.lastNone)]));
}
