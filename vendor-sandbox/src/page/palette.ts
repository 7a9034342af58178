import { hashOf } from '../games/names.ts';

/** Number of palettes in styles/palettes.css (`.palette-0` and on). */
export const paletteCount = 12;

/** Palette of a game; always the same for the same game. */
export const paletteOf = (gameId: string): number => hashOf(gameId) % paletteCount;
