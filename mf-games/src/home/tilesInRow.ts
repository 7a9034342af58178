/** How many categories stand in a row of a phone: as many as leave the last row the fuller. */
export function tilesInRow(categories: number): 3 | 4 {
  const filled = (row: number): number => (categories % row || row) / row;
  return filled(3) >= filled(4) ? 3 : 4;
}

/** How many twelfths of its row the category at `place` takes there: those of the last row share it. */
export function twelfthsOf(place: number, categories: number): number {
  const row = tilesInRow(categories);
  const last = categories % row;
  return 12 / (place >= categories - last ? last : row);
}
