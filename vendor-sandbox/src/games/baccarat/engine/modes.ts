export const modes = ['baccarat', 'nocommission', 'dragontiger'] as const;
export type Mode = (typeof modes)[number];

/** Mode of a title, by the scene of its picture and its id. */
export function modeOf(scene: string, gameId: string): Mode {
  if (scene === 'dragonTiger') return 'dragontiger';
  return gameId.includes('no-fee') ? 'nocommission' : 'baccarat';
}

/** The felt's layout: the same with and without commission. */
export type Felt = 'baccarat' | 'dragontiger';
export const feltOf = (mode: Mode): Felt => (mode === 'dragontiger' ? mode : 'baccarat');

/** Betting spots in layout order: the sides at the edges, the tie between them. */
const spots = {
  baccarat: ['playerPair', 'player', 'tie', 'banker', 'bankerPair'],
  dragontiger: ['dragon', 'tie', 'tiger'],
} as const satisfies Record<Felt, readonly string[]>;
export type SpotId = (typeof spots)[Felt][number];
export const spotsOf = (mode: Mode): readonly SpotId[] => spots[feltOf(mode)];

/** Odds of a winning bet, to one, not including the stake. The banker's is less five percent. */
export const pays: Readonly<Record<Mode, Readonly<Partial<Record<SpotId, number>>>>> = {
  baccarat: { player: 1, banker: 0.95, tie: 8, playerPair: 11, bankerPair: 11 },
  nocommission: { player: 1, banker: 1, tie: 8, playerPair: 11, bankerPair: 11 },
  dragontiger: { dragon: 1, tiger: 1, tie: 11 },
};

/** Odds of the banker's bet when the banker wins with six points, without commission. */
export const bankerSixPays = 0.5;

export const isSpotOf = (mode: Mode, id: string): id is SpotId => spotsOf(mode).some((spot) => spot === id);
