export const modes = ['baccarat', 'nocommission', 'dragontiger'] as const;
export type Mode = (typeof modes)[number];

/** What is played at the table of a title, by what its picture shows and what it is called. */
export function modeOf(scene: string, gameId: string): Mode {
  if (scene === 'dragonTiger') return 'dragontiger';
  return gameId.includes('no-fee') ? 'nocommission' : 'baccarat';
}

/** What the felt looks like: the same with and without commission. */
export type Felt = 'baccarat' | 'dragontiger';
export const feltOf = (mode: Mode): Felt => (mode === 'dragontiger' ? mode : 'baccarat');

/** Places that chips lie on, as they lie: the sides at the edges, the tie between them. */
const spots = {
  baccarat: ['playerPair', 'player', 'tie', 'banker', 'bankerPair'],
  dragontiger: ['dragon', 'tie', 'tiger'],
} as const satisfies Record<Felt, readonly string[]>;
export type SpotId = (typeof spots)[Felt][number];
export const spotsOf = (mode: Mode): readonly SpotId[] => spots[feltOf(mode)];

/** What a winning bet pays, to one: the stake comes back besides. The banker's is less five percent. */
export const pays: Readonly<Record<Mode, Readonly<Partial<Record<SpotId, number>>>>> = {
  baccarat: { player: 1, banker: 0.95, tie: 8, playerPair: 11, bankerPair: 11 },
  nocommission: { player: 1, banker: 1, tie: 8, playerPair: 11, bankerPair: 11 },
  dragontiger: { dragon: 1, tiger: 1, tie: 11 },
};

/** Without commission, what the banker's bet pays when the banker wins with six points. */
export const bankerSixPays = 0.5;

export const isSpotOf = (mode: Mode, id: string): id is SpotId => spotsOf(mode).some((spot) => spot === id);
