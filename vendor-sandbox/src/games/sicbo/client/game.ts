import { byId, make } from '../../../client/dom.ts';
import type { GameClient, Opened } from '../../../client/openGame.ts';
import { fill } from '../../../words/index.ts';
import type { BoardSpot } from '../../tables/client/board.ts';
import { dieFace } from '../../tables/client/dieFace.ts';
import { showBeads } from '../../tables/client/roadPlate.ts';
import { createTableGame } from '../../tables/client/tableGame.ts';
import { tableTexts } from '../../tables/client/texts.ts';
import { mostChips } from '../../tables/engine/limits.ts';
import { type Choice, engine, type Result } from '../engine/engine.ts';
import { paysBetween, type Spot, spots, totalOf } from '../engine/spots.ts';
import { createBowl } from './bowl.ts';
import { type Half, halfOf, nameOf, spotName } from './names.ts';
import { gameTexts } from './texts.ts';

const oddsOf = (spot: Spot): string => [...new Set(paysBetween(spot))].join('–');

/** Label of a spot: dice, a total or its name, and its odds. */
function faceOf(spot: Spot): (Node | string)[] {
  const { kind, values } = spot;
  const odds = make('small', { class: 'num' }, fill(gameTexts.odds, { pays: oddsOf(spot) }));
  const row = (...dice: readonly number[]): Node => make('span', { class: 'spot-dice' }, ...dice.map(dieFace));
  const [first = 1] = values;
  switch (kind) {
    case 'double':
      return [row(first, first), odds];
    case 'triple':
      return [row(first, first, first), odds];
    case 'single':
    case 'combination':
      return [row(...values), odds];
    case 'total':
      return [make('b', { class: 'num' }, String(first)), odds];
    default:
      return [make('b', {}, gameTexts.spots[kind]), make('i', {}, gameTexts.reach[kind]), odds];
  }
}

const boardSpot = (spot: Spot): BoardSpot => ({
  id: spot.id,
  name: spotName(spot),
  pays: oddsOf(spot),
  classes: `spot-${spot.kind}`,
  face: faceOf(spot),
});

/** Shows this visit's results: big or small, and the totals. */
function showResults(results: readonly Result[]): void {
  const halves = results.map(halfOf);
  showBeads(
    byId('beads', HTMLElement),
    halves.map((half) => ({ label: gameTexts.letters[half], tone: half, name: gameTexts.halves[half] })),
    tableTexts.lastNone,
  );
  const totals = results.map(({ dice }) => String(totalOf(dice)));
  showBeads(
    byId('totals', HTMLElement),
    totals.map((total) => ({ label: total, tone: Number(total) % 2 === 0 ? 'even' : 'odd', name: total })),
    tableTexts.lastNone,
  );
  const count = (half: Half): number => halves.filter((each) => each === half).length;
  const counts = { big: count('big'), small: count('small'), triple: count('triple') };
  byId('road-counts', HTMLElement).textContent = fill(gameTexts.counts, counts);
}

export function createSicbo(opened: Opened<Choice, Result>): GameClient {
  return createTableGame<Choice, Result>({
    opened,
    engine,
    spots: spots.map(boardSpot),
    firstSpot: 'big',
    stage: createBowl(opened.calm, opened.sound.drum),
    choiceOf: (bets) => ({ bets }),
    most: mostChips * (opened.state.stakes[0] ?? 0),
    marksOf({ dice }) {
      const won = spots.filter(({ pays }) => pays(dice) !== null).map(({ id }) => id);
      return { hit: won, paid: won };
    },
    nameOf,
    picture: ({ result }) =>
      make(
        'span',
        { class: 'dice-little', role: 'img', 'aria-label': nameOf(result) },
        ...result.dice.map(dieFace),
        make('b', { class: 'num' }, String(totalOf(result.dice))),
      ),
    showResults,
    texts: { play: gameTexts.shakeLabel, running: gameTexts.shaking, hintKeys: gameTexts.hintKeys },
  });
}
