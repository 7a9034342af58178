import { type Game, mostPlayed } from '../../games/index.ts';

/** How many similar games are shown. */
const most = 8;

/** The most similar games: open ones of the same shelf, same scene before same vendor, the most played first. */
export function similarGames(game: Game, games: readonly Game[]): Game[] {
  const nearness = (other: Game): number =>
    (other.variant === game.variant ? 2 : 0) + (other.vendor.code === game.vendor.code ? 1 : 0);
  return games
    .filter((other) => other.id !== game.id && other.category === game.category && !other.maintenance)
    .toSorted((a, b) => nearness(b) - nearness(a) || mostPlayed(a, b))
    .slice(0, most);
}
