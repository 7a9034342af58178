import { byId, make } from '../../../client/dom.ts';
import type { Round as Played } from '../../../wire.ts';
import { fill } from '../../../words/index.ts';
import type { Result, Round } from '../engine/engine.ts';
import { gameTexts, timesText } from './texts.ts';

const mostShown = 14;

/** The crash point as displayed; an immediate crash is shown as 1.00. */
export const crashText = ({ crash }: Result): string => timesText(Math.max(100, crash));

/** Thumbnail of a flight. */
export function roundPicture({ result }: Played<Round, Result>): Node {
  const out = result.out === null ? null : timesText(result.out);
  const said = fill(out === null ? gameTexts.lastMissed : gameTexts.lastOut, {
    crash: crashText(result),
    out: out ?? '',
  });
  return make(
    'span',
    { class: `flight num${out === null ? '' : ' out'}`, role: 'img', 'aria-label': said },
    crashText(result),
  );
}

/** Shows the session's last flights as a strip, newest first. */
export function showLastFlights(rounds: readonly Played<Round, Result>[]): void {
  byId('last', HTMLElement).replaceChildren(
    ...rounds.slice(0, mostShown).map((round) => make('li', {}, roundPicture(round))),
  );
}
