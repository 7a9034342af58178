import type { Draw, Hit } from '../bet.ts';

const rank = 'BALLS';

/** The numbers of an electronic draw, in drawing order. */
export const ballsOf = ({ prizes }: Draw): readonly string[] => prizes[0]?.numbers ?? [];

export const hitsAt = (...places: readonly number[]): Hit[] => places.map((place) => ({ rank, place }));

/** Positions of these balls in the draw. */
export const hitsOf = (drawn: readonly string[], values: readonly string[]): Hit[] =>
  hitsAt(...values.map((value) => drawn.indexOf(value)));

/** Names of the places, from 1. */
export const places = (count: number): string[] => Array.from({ length: count }, (_, place) => String(place + 1));
