import { hashOf } from '../games/names.ts';

/** Palettes of styles/palettes.css (`.palette-0` and on). */
export const paletteCount = 12;

/** The palette of a game: a game always wears the same colours. */
export const paletteOf = (gameId: string): number => hashOf(gameId) % paletteCount;
