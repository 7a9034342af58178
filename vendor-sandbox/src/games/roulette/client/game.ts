import { byId, make } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { fill } from '../../../words/index.ts';
import type { BoardSpot } from '../../tables/client/board.ts';
import { showBeads } from '../../tables/client/roadPlate.ts';
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

const rowOf = { red: 1, green: 2, black: 3 } as const;

/** One column per result: red above, zero in the middle, black below. */
function showResults(results: readonly Result[]): void {
  const colours = results.map(({ pocket }) => colourOf(pocket));
  const beads = results.map(({ pocket }) => ({
    label: String(pocket),
    tone: colourOf(pocket),
    name: pocketName(pocket),
    row: rowOf[colourOf(pocket)],
  }));
  showBeads(byId('last', HTMLElement), beads, tableTexts.lastNone);
  const count = (colour: keyof typeof rowOf): number => colours.filter((each) => each === colour).length;
  const counts = { red: count('red'), black: count('black'), green: count('green') };
  byId('last-counts', HTMLElement).textContent = fill(gameTexts.counts, counts);
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
