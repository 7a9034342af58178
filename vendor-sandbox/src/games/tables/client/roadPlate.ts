import { make } from '../../../client/dom.ts';

/** One result on a plate. */
export type Bead = {
  /** A letter or number. */
  readonly label: string;
  /** Its colour: `road-…` of the style sheet. */
  readonly tone: string;
  /** In words. */
  readonly name: string;
  /** Its row, where each result has a column of its own; otherwise columns fill from the top. */
  readonly row?: number;
};

/** Lays results on a plate, oldest first: down each column, then the next; the newest is always in sight. */
export function showBeads(plate: HTMLElement, beads: readonly Bead[], empty: string): void {
  const items = beads.map(({ label, tone, name, row }, index) => {
    const bead = make(
      'li',
      { class: `bead road-${tone}${index === beads.length - 1 ? ' newest' : ''}` },
      make('span', { 'aria-hidden': 'true' }, label),
      make('span', { class: 'sr' }, name),
    );
    if (row !== undefined) bead.style.gridArea = `${row} / ${index + 1}`;
    return bead;
  });
  plate.replaceChildren(...(items.length > 0 ? items : [make('li', { class: 'road-empty' }, empty)]));
  plate.scrollLeft = plate.scrollWidth;
}
