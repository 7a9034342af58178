import { hundredthsOf, toWire } from '@unisite/shared/contract';
import {
  jackpots,
  type VendorJackpots,
  vendorJackpotsPath,
  vendorJackpotsResponse,
} from '@unisite/shared/contract/jackpots';
import { type Cached, cached } from '../../foundation/cache/cached.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { type Catalogue, type Game, gameOf, gamesOf, mostPlayed } from '../../games/index.ts';
import { maskedAccount, memberById } from '../../members/index.ts';
import { askVendor } from '../launch/askVendor.ts';
import { mayBeInside } from '../launch/mayBeInside.ts';
import { vendorHost } from '../launch/vendorHost.ts';
import { isPlayerId } from '../playerId.ts';
import type { Services } from '../services.ts';

/** So old is what a page is shown at most, however many look, milliseconds. */
const FRESH_MS = 5_000;
/** A vendor that did not tell, or has no pools, is asked again after this, milliseconds. */
const AGAIN_MS = 60_000;
/** How long a vendor may take to answer: the page asks again soon, milliseconds. */
const PATIENCE_MS = 3_000;

type Pool = VendorJackpots['pools'][number];
/** A pool as its caller tells of it, with the masked name of who won it last. */
type ToldPool = Pool & { readonly winner: string | null };

/** Games of a caller, those that most play at first. */
type GamesOfCaller = readonly [Game, ...Game[]];

/** The progressive pools that titles share. A vendor that does not answer has none to show. */
export function jackpotRoutes(serve: Serve, services: Services, catalogue: { get(): Promise<Catalogue> }): void {
  const { database, settings, clock, log } = services;
  const told = new Map<string, Cached<readonly ToldPool[]>>();
  const quietUntil = new Map<string, number>();

  async function ask(vendor: string): Promise<VendorJackpots> {
    const host = await vendorHost(database, settings, vendor, clock());
    if (!host || host.secret === null) return { pools: [] };
    return askVendor(
      { address: host.address, secret: host.secret },
      { path: vendorJackpotsPath, body: { currency: 'VND' }, answer: vendorJackpotsResponse },
      { now: clock, signal: AbortSignal.timeout(PATIENCE_MS), publicOnly: !mayBeInside(settings, host.address) },
    );
  }

  async function winnerOf({ last }: Pool): Promise<string | null> {
    if (!last || !isPlayerId(last.playerId)) return null;
    const member = await memberById(database, last.playerId);
    return member && maskedAccount(member.account);
  }

  async function load(caller: string, vendor: string): Promise<readonly ToldPool[]> {
    if (performance.now() < (quietUntil.get(caller) ?? 0)) return [];
    try {
      const { pools } = await ask(vendor);
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
    const playable = gamesOf(all, market.code)
      .filter(({ opens, maintenance }) => opens === 'GAME' && !maintenance)
      .toSorted(mostPlayed);
    const rows = [...byCaller(playable)].map(async ([caller, games]) =>
      (await poolsOf(caller, games[0].vendor.code)).flatMap((pool) => {
        const [game, ...others] = games.filter(({ guide }) => guide !== null && pool.kinds.includes(guide.kind));
        if (!game) return [];
        const { last, winner } = pool;
        return {
          name: pool.name[language],
          amount: toWire(hundredthsOf(pool.amount)),
          games: 1 + others.length,
          category: game.category,
          last: last && {
            at: new Date(last.at).toISOString(),
            amount: toWire(hundredthsOf(last.amount)),
            account: winner,
            gameName: gameOf(all, market.code, last.gameId)?.name[language] ?? null,
          },
        };
      }),
    );
    return { pools: (await Promise.all(rows)).flat().toSorted((a, b) => b.amount - a.amount) };
  });
}

/** Games whose caller has told what kind they are. */
function byCaller(games: readonly Game[]): Map<string, GamesOfCaller> {
  const found = new Map<string, GamesOfCaller>();
  for (const game of games) {
    if (!game.guide) continue;
    const known = found.get(game.guide.caller);
    found.set(game.guide.caller, known ? [...known, game] : [game]);
  }
  return found;
}
