/** The pictures on the reels. `wild` stands for every other but `drum`; `drum` pays wherever it lies. */
export const symbols = [
  'wild',
  'drum',
  'seven',
  'carp',
  'lantern',
  'lotus',
  'jade',
  'ruby',
  'emerald',
  'sapphire',
  'amethyst',
] as const;
export type GameSymbol = (typeof symbols)[number];

/** Every picture that pays along a line by its own name. */
export type LineSymbol = Exclude<GameSymbol, 'wild' | 'drum'>;
