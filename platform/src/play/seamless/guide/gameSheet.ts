import { gameSheet, hundredthsOf, type Language, type Localized, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { type Catalogue, cardOf, favouriteIds, gamesOf } from '../../games/index.ts';
import type { Services } from '../services.ts';
import { similarGames } from './similarGames.ts';

interface Guide {
  about: Readonly<Record<Language, readonly string[]>>;
  rules: readonly { title: Localized; text: Localized }[];
  minimum_stake: string | null;
  maximum_stake: string | null;
  maximum_win: string | null;
  volatility: 'low' | 'medium' | 'high';
  maintenance_until: Date | null;
}

/** A vendor's facts about a game; texts and bounds are absent where it gave none. Null if there is no such game. */
async function guideOf(q: Queryable, gameId: string): Promise<Guide | null> {
  const [row] = await q.query<Guide>(
    `SELECT coalesce(w.about, '{"vi":[],"en":[]}') AS about, coalesce(w.rules, '[]') AS rules, g.minimum_stake, g.maximum_stake, g.maximum_win,
       g.volatility, g.maintenance_until
     FROM games.game g LEFT JOIN vendor_guide w ON w.caller = g.guide_caller AND w.kind = g.guide_kind
     WHERE g.id = $1`,
    [gameId],
  );
  return row ?? null;
}

/** A game's details before playing: rules, return, limits, similar games. */
export function sheetRoutes(serve: Serve, { database, art }: Services, catalogue: { get(): Promise<Catalogue> }): void {
  serve(gameSheet, async ({ gameId }, { market, language, session }) => {
    const here = gamesOf(await catalogue.get(), market.code);
    const game = here.find((one) => one.id === gameId);
    const guide = game ? await guideOf(database, gameId) : null;
    if (!game || !guide) throw new Refusal('GAME_UNKNOWN');
    const stars = new Set(session ? await favouriteIds(database, session.memberId) : []);
    const card = (one: (typeof here)[number]) => cardOf(one, { language, favourite: stars.has(one.id), art });
    return {
      game: card(game),
      about: [...guide.about[language]],
      rules: guide.rules.map(({ title, text }) => ({ title: title[language], text: text[language] })),
      volatility: guide.volatility,
      minimumStake: guide.minimum_stake === null ? null : toWire(hundredthsOf(guide.minimum_stake)),
      maximumStake: guide.maximum_stake === null ? null : toWire(hundredthsOf(guide.maximum_stake)),
      maximumWin: guide.maximum_win === null ? null : Number(guide.maximum_win),
      maintenanceUntil: game.maintenance ? (guide.maintenance_until?.toISOString() ?? null) : null,
      alike: similarGames(game, here).map(card),
    };
  });
}
