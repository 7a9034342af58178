import { hundredthsOf, toWire } from '@unisite/shared/contract';
import {
  jackpots,
  type VendorJackpots,
  vendorJackpotsPath,
  vendorJackpotsResponse,
} from '@unisite/shared/contract/jackpots';
import { maskedAccount, memberById } from '../../../access/members/index.ts';
import { type Cached, cached } from '../../../foundation/cache/cached.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import { type Catalogue, type Game, gameOf, gamesOf, mostPlayed } from '../../games/index.ts';
import { askVendorOf } from '../launch/askVendorOf.ts';
import { isPlayerId } from '../playerId.ts';
import type { Services } from '../services.ts';

/** Maximum age of the displayed data, however many visitors there are, milliseconds. */
const FRESH_MS = 5_000;
/** Pause before a vendor without a response or pools is queried again, milliseconds. */
const AGAIN_MS = 60_000;
/** Timeout of a vendor's response, milliseconds: the page asks again soon. */
const PATIENCE_MS = 3_000;

type Pool = VendorJackpots['pools'][number];
/** A pool as its caller reports it, with the masked name of its last winner. */
type ToldPool = Pool & { readonly winner: string | null };

/** Progressive jackpots shared between titles. A vendor that does not respond has none to show. */
export function jackpotRoutes(serve: Serve, services: Services, catalogue: { get(): Promise<Catalogue> }): void {
  const { database, log } = services;
  const told = new Map<string, Cached<readonly ToldPool[]>>();
  const quietUntil = new Map<string, number>();

  async function winnerOf({ last }: Pool): Promise<string | null> {
    if (!last || !isPlayerId(last.playerId)) return null;
    const member = await memberById(database, last.playerId);
    return member && maskedAccount(member.account);
  }

  async function load(caller: string, vendor: string): Promise<readonly ToldPool[]> {
    if (performance.now() < (quietUntil.get(caller) ?? 0)) return [];
    try {
      const { pools } = await askVendorOf(
        services,
        vendor,
        { path: vendorJackpotsPath, body: { currency: 'VND' }, answer: vendorJackpotsResponse },
        PATIENCE_MS,
      );
      return await Promise.all(pools.map(async (pool) => ({ ...pool, winner: await winnerOf(pool) })));
    } catch (error) {
      quietUntil.set(caller, performance.now() + AGAIN_MS);
      log.info({ error, caller }, 'a vendor did not tell of its pools');
      return [];
    }
  }

  function poolsOf(caller: string, vendor: string): Promise<readonly ToldPool[]> {
    const known = told.get(caller) ?? cached(FRESH_MS, () => load(caller, vendor));
    told.set(caller, known);
    return known.get();
  }

  serve(jackpots, async (_request, { market, language }) => {
    const all = await catalogue.get();
    const playable = gamesOf(all, market.code).filter(({ opens, maintenance }) => opens === 'GAME' && !maintenance);
    const shown = [...vendorsByCaller(playable)].map(async ([caller, vendor]) =>
      (await poolsOf(caller, vendor)).flatMap(({ name, kinds, amount, last, winner }) => {
        const feeding = playable.filter(({ guide }) => guide?.caller === caller && kinds.includes(guide.kind));
        const [first, ...others] = feeding;
        if (!first) return [];
        const { category } = others.reduce((most, game) => (mostPlayed(game, most) < 0 ? game : most), first);
        return {
          name: name[language],
          amount: toWire(hundredthsOf(amount)),
          games: feeding.length,
          category,
          last: last && {
            at: new Date(last.at).toISOString(),
            amount: toWire(hundredthsOf(last.amount)),
            account: winner,
            gameName: gameOf(all, market.code, last.gameId)?.name[language] ?? null,
          },
        };
      }),
    );
    return { pools: (await Promise.all(shown)).flat().toSorted((a, b) => b.amount - a.amount) };
  });
}

/** Callers that have reported kinds of games, each with one of the vendors it signs for. */
function vendorsByCaller(games: readonly Game[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { guide, vendor } of games) if (guide) found.set(guide.caller, vendor.code);
  return found;
}
