import { byId, make } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import type { BoardSpot } from '../../tables/client/board.ts';
import { createTableGame } from '../../tables/client/tableGame.ts';
import { tableTexts } from '../../tables/client/texts.ts';
import { mostChips } from '../../tables/engine/limits.ts';
import { type Choice, engine, type Result } from '../engine/engine.ts';
import { type Spot, spots } from '../engine/spots.ts';
import { colourOf } from '../engine/wheel.ts';
import { placeOf } from './layout.ts';
import { labelOf, nameOf, pocketName } from './names.ts';
import { gameTexts } from './texts.ts';
import { createWheel } from './wheel.ts';

const numberChip = (pocket: number): HTMLElement =>
  make(
    'span',
    { class: `pocket ground-${colourOf(pocket)} num`, role: 'img', 'aria-label': pocketName(pocket) },
    String(pocket),
  );

const boardSpot = (spot: Spot): BoardSpot => ({
  id: spot.id,
  name: nameOf(spot),
  pays: String(spot.pays),
  classes: `spot-${spot.kind} ground-${spot.kind === 'straight' ? colourOf(spot.numbers[0] ?? 0) : spot.kind}`,
  face: [labelOf(spot)],
  style: placeOf(spot),
  lights: spot.kind === 'straight' ? [] : spot.numbers.map((n) => `straight-${n}`),
});

function showResults(results: readonly Result[]): void {
  const chips = results
    .slice(-12)
    .toReversed()
    .map(({ pocket }) => make('li', {}, numberChip(pocket)));
  byId('last', HTMLElement).replaceChildren(...(chips.length > 0 ? chips : [make('li', {}, tableTexts.lastNone)]));
}

export function createRoulette(opened: Opened<Choice, Result>): GameClient {
  const wheel = createWheel(byId('wheel', HTMLCanvasElement), opened.calm);
  return createTableGame<Choice, Result>({
    opened,
    engine,
    spots: spots.map(boardSpot),
    firstSpot: 'straight-17',
    stage: {
      start: wheel.start,
      land: ({ pocket }) => wheel.land(pocket, opened.sound.press),
      rest: (result) => wheel.place(result?.pocket ?? null),
    },
    choiceOf: (bets) => ({ bets }),
    most: mostChips * (opened.state.stakes[0] ?? 0),
    marksOf({ pocket }) {
      const paid = spots.filter(({ numbers }) => numbers.includes(pocket)).map(({ id }) => id);
      return { hit: [`straight-${pocket}`], paid };
    },
    nameOf: ({ pocket }) => pocketName(pocket),
    picture: ({ result }) => numberChip(result.pocket),
    showResults,
    texts: { play: gameTexts.spinLabel, running: gameTexts.spinning, hintKeys: gameTexts.hintKeys },
  });
}
