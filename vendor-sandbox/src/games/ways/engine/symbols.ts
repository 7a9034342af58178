/**
 * The pictures. `phoenix` stands for every other but `chest`; chests count wherever they lie and open the free spins.
 */
export const symbols = ['phoenix', 'chest', 'tiger', 'fox', 'panda', 'cat', 'ace', 'king', 'queen', 'jack'] as const;
export type GameSymbol = (typeof symbols)[number];

/** Every picture that pays by its own name. */
export const waySymbols = ['tiger', 'fox', 'panda', 'cat', 'ace', 'king', 'queen', 'jack'] as const;
export type WaySymbol = (typeof waySymbols)[number];
