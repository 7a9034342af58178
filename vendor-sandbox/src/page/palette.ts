/** Palettes of styles/palettes.css (`.palette-0` and on). */
export const paletteCount = 12;

/** The palette of a game: FNV-1a of its id, so that a game always wears the same colours. */
export function paletteOf(gameId: string): number {
  let hash = 0x811c9dc5;
  for (const letter of gameId) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % paletteCount;
}
