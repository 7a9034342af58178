import type { Columns } from '../engine/reelWindow.ts';
import { fill } from '../words/index.ts';
import { byId, make } from './dom.ts';

/** Names of a game's pictures and of its rows. */
type Words<Picture extends string> = { readonly symbols: Readonly<Record<Picture, string>>; readonly row: string };

const rowsOf = <Picture>(shown: Columns<Picture>): Columns<Picture> =>
  (shown[0] ?? []).map((_, row) => shown.flatMap((column) => column.slice(row, row + 1)));

const namesOf = <Picture extends string>(row: readonly Picture[], { symbols }: Words<Picture>): string =>
  row.map((picture) => symbols[picture]).join(', ');

/** Writes the window as text for screen readers. */
export function writeWindow<Picture extends string>(shown: Columns<Picture>, words: Words<Picture>): void {
  const rows = rowsOf(shown).map((row, index) =>
    make('li', {}, fill(words.row, { n: index + 1, symbols: namesOf(row, words) })),
  );
  byId('window-text', HTMLElement).replaceChildren(...rows);
}

/** Thumbnail of a window; `addressOf`: address of a picture. */
export function smallWindow<Picture extends string>(
  shown: Columns<Picture>,
  words: Words<Picture>,
  addressOf: (picture: Picture) => string,
): HTMLElement {
  const rows = rowsOf(shown);
  const names = rows.map((row) => namesOf(row, words)).join('; ');
  const pictures = rows
    .flat()
    .map((picture) => make('img', { src: addressOf(picture), alt: '', width: '18', height: '18' }));
  return make('div', { class: 'miniature', role: 'img', 'aria-label': names }, ...pictures);
}
