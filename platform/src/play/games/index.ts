// The catalogue of games: lists, search, favourites, winners, play statistics.
export { betsOf } from './bets.ts';
export { type CachedCatalogue, cacheCatalogue } from './cacheCatalogue.ts';
export { cardOf } from './card.ts';
export type { Catalogue, Game } from './catalogue.ts';
export { favouriteIds, recordLaunch } from './favourites.ts';
export { freeRoundGames } from './freeRoundGames.ts';
export {
  gameNames,
  gamePicture,
  type Playable,
  type PlayedMonth,
  playable,
  playByMonth,
  playSummary,
} from './games.ts';
export { insertEsportsVendors } from './insertEsportsVendors.ts';
export { isLottoGame, lottoGameOf } from './lotto.ts';
export { lottoOfGame } from './lottoOfGame.ts';
export { routes } from './routes.ts';
export { foldText } from './search.ts';
export { gameOf, gamesOf, mostPlayed } from './selection.ts';
export type { Services as GameServices } from './services.ts';
export { keepTerms } from './terms.ts';
export { vendorMarks } from './vendorMarks.ts';
export { enableVendor, movePlace } from './vendors.ts';
export { loadWinners } from './winners.ts';
