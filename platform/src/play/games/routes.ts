import {
  addFavourite,
  favourites,
  type GameCard,
  gameList,
  gameMenu,
  hotGames,
  newGames,
  recentGames,
  removeFavourite,
  toWire,
  vendorList,
  winnerBoard,
} from '@unisite/shared/contract';
import { drawnAvatarUrl } from '../../access/members/index.ts';
import { cached } from '../../foundation/cache/cached.ts';
import type { CallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import type { CachedCatalogue } from './cacheCatalogue.ts';
import { cardOf } from './card.ts';
import type { Game } from './catalogue.ts';
import { deleteFavourite, favouriteIds, insertFavourite, recentIds } from './favourites.ts';
import { menuOf, vendorsOf } from './menu.ts';
import { type GameFilter, gameOf, selectGames } from './selection.ts';
import type { Services } from './services.ts';
import { loadWinners } from './winners.ts';

const nothing: ReadonlySet<string> = new Set();

/** The catalogue, a member's favourites and recent games, and the winners (specification sections 3 and 9). */
export function routes(serve: Serve, services: Services, catalogue: CachedCatalogue): void {
  const { database, art } = services;
  const winners = cached(10_000, () => loadWinners(database, services.clock()));

  const starred = async ({ session }: CallContext): Promise<ReadonlySet<string>> =>
    session ? new Set(await favouriteIds(database, session.memberId)) : nothing;
  const cards = (games: readonly Game[], { language }: CallContext, stars: ReadonlySet<string>): GameCard[] =>
    games.map((game) => cardOf(game, { language, favourite: stars.has(game.id), art }));
  const named = async (ids: readonly string[], context: CallContext): Promise<Game[]> => {
    const all = await catalogue.get();
    return ids.flatMap((id) => gameOf(all, context.market.code, id) ?? []);
  };
  const chosen = async (context: CallContext, choice: GameFilter) => {
    const { market, language } = context;
    const stars = await starred(context);
    return {
      stars,
      games: selectGames(await catalogue.get(), choice, { market: market.code, language, favourites: stars }),
    };
  };

  serve(gameMenu, async (_request, { market }) => ({
    categories: menuOf(await catalogue.get(), market.code, art.url),
  }));

  serve(vendorList, async ({ category }, { market }) => {
    const menu = menuOf(await catalogue.get(), market.code, art.url);
    return { rows: vendorsOf(menu.filter((entry) => category === undefined || entry.category === category)) };
  });

  serve(gameList, async ({ page, pageSize, ...choice }, context) => {
    const { games, stars } = await chosen(context, choice);
    const rows = cards(games.slice((page - 1) * pageSize, page * pageSize), context, stars);
    return { page, pageSize, total: games.length, rows };
  });

  serve(hotGames, async ({ category, vassalage, count }, context) => {
    const vendor = vassalage === '' ? undefined : vassalage;
    const { games, stars } = await chosen(context, { category, vendor, sort: 'popular' });
    // a vendor's card counts all players of the vendor, so it is not comparable with a game
    const played = games.filter(({ opens }) => opens === 'GAME');
    return { rows: cards(played.slice(0, count), context, stars) };
  });

  serve(newGames, async ({ count }, context) => {
    const { games, stars } = await chosen(context, { flag: 'new', sort: 'newest' });
    return { rows: cards(games.slice(0, count), context, stars) };
  });

  serve(recentGames, async ({ count }, context) => {
    // More than requested: games on shelves of another market are dropped.
    const ids = await recentIds(database, context.session.memberId, count + 20);
    return { rows: cards((await named(ids, context)).slice(0, count), context, await starred(context)) };
  });

  serve(favourites, async (_request, context) => {
    const ids = await favouriteIds(database, context.session.memberId);
    return { rows: cards(await named(ids, context), context, new Set(ids)) };
  });

  serve(addFavourite, async ({ gameId }, { session }) => {
    if (!(await insertFavourite(database, session.memberId, gameId, services.clock()))) throw new Refusal('NOT_FOUND');
    return {};
  });

  serve(removeFavourite, async ({ gameId }, { session }) => {
    await deleteFavourite(database, session.memberId, gameId);
    return {};
  });

  serve(winnerBoard, async (_request, context) => {
    const { latest, top } = await winners.get();
    const all = await catalogue.get();
    return {
      latest: latest.flatMap((win) => {
        const game = gameOf(all, context.market.code, win.gameId);
        if (!game) return [];
        return [
          {
            at: win.at.toISOString(),
            account: win.account,
            game: cardOf(game, { language: context.language, favourite: false, art }),
            multiplier: Math.round((Number(win.won) / Number(win.staked)) * 10) / 10,
            amount: toWire(win.won),
          },
        ];
      }),
      top: top.map(({ account, avatar, won }) => ({
        account,
        // names are masked here, so uploaded pictures are not shown either
        avatar: drawnAvatarUrl(art, avatar),
        amount: toWire(won),
      })),
    };
  });
}
