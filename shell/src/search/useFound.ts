import { useOperation } from '@unisite/shared/api';
import { gameAddress } from '@unisite/shared/contract/gameAddress';
import { type Category, type GameCard, gameList, hotGames, hotGamesRequest } from '@unisite/shared/contract/games';
import { lotteryMenus } from '@unisite/shared/contract/lottery';
import { lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { promotionAddress, promotions } from '@unisite/shared/contract/promotions';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';
import type { QueryErrorProps } from '@unisite/shared/ui';
import { useMemberEntries } from '../chrome/memberEntries.ts';
import { useShelves } from '../chrome/useShelves.ts';
import { matchRoute, navigationEntries } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { helpTopics } from '../pages/helpTopics.ts';
import { isFound } from './isFound.ts';

const GAMES = 8;
const OTHERS = 4;
const LOTTERIES = 6;

/** A link to a page of the site. */
export interface Found {
  readonly to: string;
  readonly name: string;
  readonly note: string;
}

export interface Results {
  /** Games of all categories except lotteries; the popular ones while nothing is typed. Undefined until known. */
  readonly games: readonly GameCard[] | undefined;
  /** Number of games and lotteries. */
  readonly total: number;
  readonly lotteries: readonly Found[];
  /** Pages of the site, and of the member centre for members. */
  readonly pages: readonly Found[];
  readonly vendors: readonly Found[];
  readonly promotions: readonly Found[];
  readonly help: readonly Found[];
  /** The games shown are still those of the previous query. */
  readonly isLate: boolean;
  /** The query for games. */
  readonly query: QueryErrorProps['query'];
}

/** Search results across the site: games of all categories, lotteries, vendors, promotions, pages and help. */
export function useFound(text: string): Results {
  const t = useText();
  const snapshot = useSnapshot();
  const isTyped = text !== '';
  const listed = useOperation(gameList, { text, pageSize: String(GAMES) }, { enabled: isTyped, keepPrevious: true });
  const popular = useOperation(hotGames, { ...hotGamesRequest, count: String(GAMES) }, { enabled: !isTyped });
  const running = useOperation(promotions, {}, { enabled: matchRoute(snapshot, '/promoDetail') !== null });
  const shelves = useShelves();
  const pathOf = (category: Category) =>
    navigationEntries(snapshot).find((offer) => offer.category === category)?.to ?? null;
  const vendors = new Map<string, Found>();
  for (const { category, cards } of shelves ?? []) {
    const path = pathOf(category);
    for (const { vassalage, displayName } of cards)
      if (path && !vendors.has(vassalage) && isTyped && isFound(text, displayName))
        vendors.set(vassalage, {
          to: `${path}?vendor=${encodeURIComponent(vassalage)}`,
          name: displayName,
          note: t('search.vendor'),
        });
  }
  const query = isTyped ? listed : popular;
  const lotteries = useLotteries(text, query.data?.rows.map(gameAddress) ?? []);
  const isAmongLotteries = (game: GameCard) => lotteries.some(({ to }) => to === gameAddress(game));
  return {
    query,
    games: query.data?.rows.filter((game) => !isAmongLotteries(game)),
    lotteries: lotteries.slice(0, LOTTERIES),
    pages: usePages(text),
    total: isTyped ? (listed.data?.total ?? 0) : 0,
    vendors: [...vendors.values()].slice(0, OTHERS),
    promotions: (running.data?.rows ?? [])
      .filter(({ title, summary }) => isTyped && isFound(text, title, summary))
      .slice(0, OTHERS)
      .map(({ id, title, summary }) => ({
        to: promotionAddress(id),
        name: title,
        note: summary,
      })),
    help: helpTopics
      .filter((topic) => isTyped && isFound(text, t(`help.${topic}`)))
      .map((topic) => ({ to: `/help?topic=${topic}`, name: t(`help.${topic}`), note: t('help.title') })),
    isLate: query.isFetching || query.isPlaceholderData,
  };
}

/** Lotteries matched by name, region and code, or by the addresses of found games; with their next draw. */
function useLotteries(text: string, games: readonly string[]): readonly Found[] {
  const t = useText();
  const format = useFormat();
  const snapshot = useSnapshot();
  const { data } = useOperation(
    lotteryMenus,
    {},
    { enabled: text !== '' && matchRoute(snapshot, '/vnlottery') !== null },
  );
  if (text === '') return [];
  return (data?.menus ?? []).flatMap(({ labelName, gameMenus }) =>
    gameMenus
      .map((game) => ({
        to: lotteryAddress(game),
        name: game.remark,
        note: game.drawTime === null ? labelName : t('search.nextDraw', { at: format.dateTime(game.nextDrawAt) }),
        words: [game.remark, game.code, labelName, t('search.lotteries')],
      }))
      .filter(({ to, words }) => isFound(text, ...words) || games.includes(to)),
  );
}

/** Pages of the navigation and of the member centre. */
function usePages(text: string): readonly Found[] {
  const t = useText();
  const localized = useLocalized();
  const entries = navigationEntries(useSnapshot()).map(({ to, label }) => ({ to, name: localized(label) }));
  const own = useMemberEntries().map(({ to, words }) => ({ to, name: t(words), note: t('account.centre') }));
  if (text === '') return [];
  return [...own, ...entries.map((entry) => ({ ...entry, note: t('search.page') }))]
    .filter(({ name }) => isFound(text, name))
    .slice(0, OTHERS);
}
