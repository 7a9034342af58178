import { type Game, mostPlayed } from '../../games/index.ts';

/** How many others a game's sheet shows. */
const most = 8;

/** The games nearest to one: of its shelf and open, its own scene before its own vendor, the most played first. */
export function similarGames(game: Game, games: readonly Game[]): Game[] {
  const nearness = (other: Game): number =>
    (other.variant === game.variant ? 2 : 0) + (other.vendor.code === game.vendor.code ? 1 : 0);
  return games
    .filter((other) => other.id !== game.id && other.category === game.category && !other.maintenance)
    .toSorted((a, b) => nearness(b) - nearness(a) || mostPlayed(a, b))
    .slice(0, most);
}
