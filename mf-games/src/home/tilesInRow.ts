/** Categories in a row on a phone: 3 or 4, whichever fills the last row better. */
export function tilesInRow(categories: number): 3 | 4 {
  const filled = (row: number): number => (categories % row || row) / row;
  return filled(3) >= filled(4) ? 3 : 4;
}

/** Twelfths of its row that the category at `place` takes; those of the last row share it. */
export function twelfthsOf(place: number, categories: number): number {
  const row = tilesInRow(categories);
  const last = categories % row;
  return 12 / (place >= categories - last ? last : row);
}
