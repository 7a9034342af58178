import type { Ink } from '../ink.ts';
import { coin, heap, shower } from '../motifs/table.ts';
import type { horizons, moods } from './grounds.ts';

/** A kind of banner: its colours, its background, and the group around (0, 0), some 560 wide and 400 high. */
export interface Kind {
  readonly mood: keyof typeof moods;
  readonly land: keyof typeof horizons;
  readonly draw: (k: Ink) => string;
}

/** Coins along the floor. */
export const pile = (k: Ink, mark?: string): string => heap(k, coin(k, mark), 20, 190, 620, 3, 1.05);

/** Coins falling round the upper half. */
export const rain = (k: Ink, n = 18, mark?: string): string =>
  shower(k, coin(k, mark), n, 0, -20, 150, 300, { size: [0.4, 1.1], from: 180, sweep: 180 });
