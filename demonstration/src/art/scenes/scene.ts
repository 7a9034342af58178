import type { Ink } from '../ink.ts';
import type { Palette } from '../studios/studio.ts';

/**
 * A hero and its base, drawn within x 20–280, y 25–285 of a tile. Randomness comes from the ink only, always in the
 * same order.
 */
export type Scene = (k: Ink, p: Palette) => string;
export type Scenes = Readonly<Record<string, Scene>>;
