/**
 * The calls that any team may make, with the shapes that they promise. What signs in, moves money, bets, or concerns
 * identity and protection is done on the site's own pages: lead there.
 */
export { type Announcement, announcements, balance, unreadMessages } from './account.ts';
export {
  addFavourite,
  type Category,
  type CountRequest,
  favourites,
  type Game,
  gameList,
  gameMenu,
  hotGames,
  jackpots,
  newGames,
  recentGames,
  removeFavourite,
  winnerBoard,
} from './games.ts';
export { type DrawResult, type LotteryGame, lotteryMenus, numero, openedNumbers, type Region } from './lottery.ts';
export {
  missions,
  type Promotion,
  pointBalance,
  promotionDetail,
  promotions,
  vipClub,
} from './rewards.ts';
export type { NoRequest, Page, PageRequest, Rows } from './shapes.ts';
export type { SiteCall } from './siteCall.ts';
