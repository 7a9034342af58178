/** How many categories stand in a row of a phone: as many as leave the last row the fuller. */
export function tilesInRow(categories: number): 3 | 4 {
  const filled = (row: number): number => (categories % row || row) / row;
  return filled(3) >= filled(4) ? 3 : 4;
}
