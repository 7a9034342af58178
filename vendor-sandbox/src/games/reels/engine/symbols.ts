/** The pictures on the reels. `wild` substitutes for every other except `drum`; `drum` is a scatter. */
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

/** Pictures that pay along a line. */
export type LineSymbol = Exclude<GameSymbol, 'wild' | 'drum'>;
