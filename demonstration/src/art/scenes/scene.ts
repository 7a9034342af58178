import type { Ink } from '../ink.ts';
import type { Palette } from '../studios/studio.ts';

/**
 * A hero and what it stands on, drawn within x 20–280, y 25–285 of a tile. Chance is drawn from the ink only, always in
 * one order.
 */
export type Scene = (k: Ink, p: Palette) => string;
export type Scenes = Readonly<Record<string, Scene>>;
