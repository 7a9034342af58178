import { make } from '../../../client/dom.ts';

/** A result on a plate. */
export type Bead = {
  /** A letter or number. */
  readonly label: string;
  /** Colour: `road-…` of the style sheet. */
  readonly tone: string;
  /** Accessible name. */
  readonly name: string;
  /** Its row, where each result has a column of its own; otherwise columns fill from the top. */
  readonly row?: number;
};

/** Shows results on a plate, oldest first, column by column; scrolls to the newest. */
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
