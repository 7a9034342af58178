/** The pictures. `phoenix` substitutes for every other except `chest`; `chest` is a scatter and triggers free spins. */
export const symbols = ['phoenix', 'chest', 'tiger', 'fox', 'panda', 'cat', 'ace', 'king', 'queen', 'jack'] as const;
export type GameSymbol = (typeof symbols)[number];

/** Pictures that pay by ways. */
export const waySymbols = ['tiger', 'fox', 'panda', 'cat', 'ace', 'king', 'queen', 'jack'] as const;
export type WaySymbol = (typeof waySymbols)[number];
