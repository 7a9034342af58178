import { launchGame, type MemberId, pvpRooms } from '@unisite/shared/contract';
import { requireAge } from '../../../access/identity/index.ts';
import { requireNoBreak } from '../../../access/protection/index.ts';
import { chooseLanguage } from '../../../foundation/http/chooseLanguage.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { type CachedCatalogue, cardOf, favouriteIds, type Game, lottoGameOf, recordLaunch } from '../../games/index.ts';
import { playerAccount } from '../balance.ts';
import { createLaunch } from '../launchCode.ts';
import type { Services } from '../services.ts';
import { routes as demoRoutes } from './demo.ts';
import { launchable } from './launchable.ts';
import { addressFields, lottoLaunchOf, requireLottoGame } from './lottoLaunch.ts';
import { type Room, roomById, roomsOf } from './rooms.ts';
import { vendorHealth } from './vendorHealth.ts';

/**
 * Launches games at their vendors, including rooms of card games and partner lotteries (specification sections 3 and 4,
 * game launch, lotto launch).
 */
export function launchRoutes(serve: Serve, services: Services, catalogue: CachedCatalogue): void {
  const { database, art, clock } = services;
  const health = vendorHealth(services);
  const listedGame = async (id: string): Promise<Game | null> => (await catalogue.get()).byId.get(id) ?? null;

  /**
   * The requested room, if it matches the game and the node that may be given with it.
   *
   * @throws Refusal GAME_UNKNOWN
   */
  const roomAsked = async (asked: {
    readonly roomId?: string | undefined;
    readonly nodeId?: string | undefined;
    readonly gameId?: string | undefined;
  }): Promise<Room | null> => {
    if (asked.roomId === undefined) return null;
    const room = await roomById(database, asked.roomId);
    const contradicts = (named: string | undefined, real: string | undefined) => named !== undefined && named !== real;
    if (!room || contradicts(asked.gameId, room.gameId) || contradicts(asked.nodeId, room.nodeId)) {
      throw new Refusal('GAME_UNKNOWN');
    }
    return room;
  };

  /**
   * Refuses a room that is closed, or whose entry exceeds the balance that its game plays from: the main wallet, or the
   * one at the vendor.
   *
   * @throws Refusal ROOM_CLOSED, INSUFFICIENT_BALANCE
   */
  const admit = async (room: Room, memberId: MemberId, vendorCode: string): Promise<void> => {
    if (!room.open) throw new Refusal('ROOM_CLOSED');
    const { balance } = await playerAccount(database, memberId, { vendorCode, gameId: room.gameId, at: clock() });
    if (balance < room.entry) throw new Refusal('INSUFFICIENT_BALANCE');
  };

  serve(launchGame, async (request, context) => {
    const { market, session, language: asked, origin, storeResponse } = context;
    const language = chooseLanguage([request.language ?? ''], market.languages) ?? asked;
    const lotto = lottoLaunchOf(request);
    const room = await roomAsked(request);
    const gameId = request.gameId ?? room?.gameId;
    const listed =
      gameId === undefined && lotto
        ? lottoGameOf(await catalogue.get(), market.code, { ...lotto.game, vendor: request.vassalage })
        : await listedGame(gameId ?? '');
    if (request.vassalage !== undefined && request.vassalage !== listed?.vendor.code) throw new Refusal('GAME_UNKNOWN');
    const { game, listed: known, host } = await launchable(services, health, { listed, market: market.code, language });
    const card = async () => {
      const stars = await favouriteIds(database, session.memberId);
      return cardOf(known, { language, favourite: stars.includes(game.gameId), art });
    };
    if (lotto) requireLottoGame(known, lotto);
    if (host === null || (known.lotto !== null && !lotto)) {
      const value = { game: await card() };
      await storeResponse(database, value); // nothing is created
      return value;
    }
    await requireNoBreak(services, session.memberId);
    await requireAge(services, context);
    if (room) await admit(room, session.memberId, game.vendorCode);

    return database.transaction(async (q) => {
      await recordLaunch(q, session.memberId, game.gameId, clock());
      const code = await createLaunch(
        q,
        {
          memberId: session.memberId,
          sessionId: session.id,
          gameId: game.gameId,
          vendorCode: game.vendorCode,
          language,
          marketCode: market.code,
          lobbyUrl: origin + (lotto?.backUrl ?? '/'),
          origin,
          roomId: request.roomId,
        },
        clock(),
      );
      const address = new URL(`/play/${encodeURIComponent(game.gameId)}`, host.address);
      const fields = lotto ? addressFields(lotto, origin) : {};
      address.search = new URLSearchParams({ code, lang: language, ...fields }).toString();
      const value = {
        ...(host.ownWindow ? { game_url2: address.href } : { game_url: address.href }),
        game: await card(),
      };
      await storeResponse(q, value);
      return value;
    });
  });

  serve(pvpRooms, async ({ gameId }, { market, language }) => ({
    rows: await roomsOf(database, { market: market.code, gameId, language, now: clock() }),
  }));

  demoRoutes(serve, services, { game: listedGame, health });
}
