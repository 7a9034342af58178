/** The games that are implemented. */
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

/** FNV-1a hash of a text: spreads titles evenly and deterministically. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/** Slot titles are divided between two kinds of reel machines; a title always opens the same one. */
const slotOf = (gameId: string): GameName => (hashOf(`machine/${gameId}`) % 2 === 0 ? 'reels' : 'ways');

/** Scenes of arcade titles that show something flying ever higher. */
const flights: readonly string[] = ['rocket', 'plane', 'limbo'];

/** Scenes of card rooms whose titles are about poker. */
const pokerRooms: readonly string[] = ['king', 'aces'];

const liveOf = (variant: string): GameName => {
  if (variant === 'baccarat' || variant === 'dragonTiger' || variant === 'hostCards') return 'baccarat';
  return variant === 'sicbo' || variant === 'hostDice' ? 'sicbo' : 'roulette';
};

/** The game of a catalogue title, by category, scene and id. README.md has the table. */
export function gameFor(category: string, variant: string, gameId: string): GameName {
  switch (category) {
    case 'LIVE':
      return liveOf(variant);
    case 'PVP':
      return pokerRooms.includes(variant) ? 'videopoker' : 'tienlen';
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
      if (variant === 'plinko') return 'plinko';
      return flights.includes(variant) ? 'crash' : slotOf(gameId);
    default:
      return slotOf(gameId);
  }
}
