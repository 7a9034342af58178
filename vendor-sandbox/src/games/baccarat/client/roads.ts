import { byId, make } from '../../../client/dom.ts';
import { fill } from '../../../words/index.ts';
import { showBeads } from '../../tables/client/roadPlate.ts';
import { tableTexts } from '../../tables/client/texts.ts';
import { type Result, type Side, winnerOf } from '../engine/engine.ts';
import type { Felt } from '../engine/modes.ts';
import { bigRoad, placeRings } from '../engine/roads.ts';
import { gameTexts } from './texts.ts';

const rows = 6;

/** Shows the bead plate and the big road of this visit's results. */
export function showRoads(felt: Felt, results: readonly Result[]): void {
  const texts = gameTexts.felts[felt];
  const sides = results.map(winnerOf);
  const beads = sides.map((side) => ({ label: texts.letters[side], tone: side, name: texts.wins[side] }));
  showBeads(byId('beads', HTMLElement), beads, tableTexts.lastNone);

  const road = byId('big-road', HTMLElement);
  const rings = placeRings(bigRoad(sides), rows).map(({ side, ties, column, row }) => {
    const ring = make('span', { class: `ring road-${side}` }, ties > 0 ? String(ties) : '');
    ring.style.gridArea = `${row + 1} / ${column + 1}`;
    return ring;
  });
  road.replaceChildren(...rings);
  const count = (side: Side): number => sides.filter((each) => each === side).length;
  const counts = { left: count('left'), right: count('right'), tie: count('tie') };
  road.setAttribute('aria-label', fill(texts.counts, counts));
  byId('road-counts', HTMLElement).textContent = fill(texts.counts, counts);
  road.scrollLeft = road.scrollWidth;
}
