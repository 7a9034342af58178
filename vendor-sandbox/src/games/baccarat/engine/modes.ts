export const modes = ['baccarat', 'dragontiger'] as const;
export type Mode = (typeof modes)[number];

/** What is played at the table of a title. */
export const modeOf = (scene: string): Mode => (scene === 'dragonTiger' ? 'dragontiger' : 'baccarat');

/** Places that chips lie on, as they lie: the sides at the edges, the tie between them. */
export const spotsOf = {
  baccarat: ['playerPair', 'player', 'tie', 'banker', 'bankerPair'],
  dragontiger: ['dragon', 'tie', 'tiger'],
} as const satisfies Record<Mode, readonly string[]>;
export type SpotId = (typeof spotsOf)[Mode][number];

/** What a winning bet pays, to one: the stake comes back besides. The banker's is less five percent. */
export const pays: Readonly<Record<Mode, Readonly<Partial<Record<SpotId, number>>>>> = {
  baccarat: { player: 1, banker: 0.95, tie: 8, playerPair: 11, bankerPair: 11 },
  dragontiger: { dragon: 1, tiger: 1, tie: 11 },
};

export const isSpotOf = (mode: Mode, id: string): id is SpotId => (spotsOf[mode] as readonly string[]).includes(id);
