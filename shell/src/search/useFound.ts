import { useOperation } from '@unisite/shared/api';
import { type Category, type GameCard, gameList, hotGames, hotGamesRequest } from '@unisite/shared/contract/games';
import { promotionAddress, promotions } from '@unisite/shared/contract/promotions';
import { useText } from '@unisite/shared/i18n';
import type { QueryErrorProps } from '@unisite/shared/ui';
import { useShelves } from '../chrome/useShelves.ts';
import { matchRoute, navigationEntries } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { helpTopics } from '../pages/helpTopics.ts';
import { isFound } from './isFound.ts';

const GAMES = 8;
const OTHERS = 4;

/** Something that leads to a page of the site. */
export interface Found {
  readonly to: string;
  readonly name: string;
  readonly note: string;
}

export interface Results {
  /** Of every category, lotteries among them; the popular ones while nothing is typed. Undefined: not known yet. */
  readonly games: readonly GameCard[] | undefined;
  readonly total: number;
  readonly vendors: readonly Found[];
  readonly promotions: readonly Found[];
  readonly help: readonly Found[];
  /** What is shown of games is of what was typed before. */
  readonly isLate: boolean;
  /** Asks for the games. */
  readonly query: QueryErrorProps['query'];
}

/** What the site has under a text: games of all categories, their vendors, promotions and help. */
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
  return {
    query,
    games: query.data?.rows,
    total: isTyped ? (listed.data?.total ?? 0) : 0,
    vendors: [...vendors.values()].slice(0, OTHERS),
    promotions: (running.data?.rows ?? [])
      .filter(({ title, summary }) => isTyped && isFound(text, title, summary))
      .slice(0, OTHERS)
      .map(({ id, title, summary }) => ({
        ...{ to: promotionAddress(id), name: title, note: summary },
      })),
    help: helpTopics
      .filter((topic) => isTyped && isFound(text, t(`help.${topic}`)))
      .map((topic) => ({ to: `/help?topic=${topic}`, name: t(`help.${topic}`), note: t('help.title') })),
    isLate: query.isFetching || query.isPlaceholderData,
  };
}
