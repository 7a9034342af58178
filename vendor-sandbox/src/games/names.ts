/** The games that are built. */
export const gameNames = [
  'reels',
  'ways',
  'roulette',
  'fishing',
  'sports',
  'keno',
  'baccarat',
  'sicbo',
  'plinko',
  'crash',
  'videopoker',
  'tienlen',
] as const;
export type GameName = (typeof gameNames)[number];

/** FNV-1a of a text: spreads titles evenly, the same on every run. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Reel machines of two kinds stand behind every title of a slot; a title always opens the same one. */
const slotOf = (gameId: string): GameName => (hashOf(`machine/${gameId}`) % 2 === 0 ? 'reels' : 'ways');

/** Scenes of arcade titles with something that flies higher and higher. */
const flights: readonly string[] = ['rocket', 'plane'];

/** Scenes of card rooms whose titles are about poker. */
const pokerRooms: readonly string[] = ['king', 'aces'];

/** Scenes of card rooms where hands are shed; Tien len is the one that everybody knows. */
const sheddingRooms: readonly string[] = ['fan', 'joker', 'queen', 'duel'];

/** Scenes of arcade titles that are about a wheel. */
const wheels: readonly string[] = ['spin', 'hilo', 'wheel'];

/** A host at a card table deals what the title names; tables that no game exists for yet stay with roulette. */
const liveOf = (variant: string, gameId: string): GameName => {
  if (variant === 'baccarat' || variant === 'dragonTiger') return 'baccarat';
  if (variant === 'sicbo' || variant === 'hostDice') return 'sicbo';
  return variant === 'hostCards' && gameId.includes('baccarat') ? 'baccarat' : 'roulette';
};

/** The game that opens for a title of the catalogue: by its shelf, its scene and its id. README.md has the table. */
export function gameFor(category: string, variant: string, gameId: string): GameName {
  switch (category) {
    case 'LIVE':
      return liveOf(variant, gameId);
    case 'PVP':
      if (sheddingRooms.includes(variant)) return 'tienlen';
      return pokerRooms.includes(variant) ? 'videopoker' : 'roulette';
    case 'FISH':
      return 'fishing';
    case 'SPORTS':
    case 'ESPORTS':
      return 'sports';
    case 'LOTT':
    case 'ELOTT':
      return 'keno';
    case 'EGAME':
      if (variant === 'dice') return 'sicbo';
      if (variant === 'plinko' || variant === 'limbo') return 'plinko';
      if (flights.includes(variant)) return 'crash';
      return wheels.includes(variant) ? 'roulette' : slotOf(gameId);
    default:
      return slotOf(gameId);
  }
}
