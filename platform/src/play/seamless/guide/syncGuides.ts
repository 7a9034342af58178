import { type LottoGame, lotteryVendors } from '@unisite/shared/contract';
import { lottoOfGame } from '../../games/index.ts';
import { mayBeInside } from '../launch/mayBeInside.ts';
import { vendorHost } from '../launch/vendorHost.ts';
import { SANDBOX } from '../secrets.ts';
import type { Services } from '../services.ts';
import { fetchGuide } from './fetchGuide.ts';
import { keepGuide } from './keepGuide.ts';

export type GuideServices = Pick<Services, 'database' | 'settings' | 'clock' | 'log'>;

interface CallerGames {
  readonly caller: string;
  readonly vendors: readonly string[];
  readonly games: readonly {
    readonly gameId: string;
    readonly category: string;
    readonly variant: string;
    readonly lotto?: LottoGame;
  }[];
}

/** Each caller's games; the site's own lottery consists of pages, which no vendor reports. */
async function gamesByCaller({ database }: Pick<Services, 'database'>): Promise<CallerGames[]> {
  return database.query<CallerGames>(
    `SELECT coalesce(v.caller, $1) AS caller, array_agg(DISTINCT v.code) AS vendors,
       jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
         'gameId', g.id, 'category', g.category, 'variant', g.variant, 'lotto', ${lottoOfGame})) ORDER BY g.id) AS games
     FROM games.game g JOIN games.vendor v ON v.code = g.vendor_code WHERE v.code <> ALL ($2) GROUP BY 1`,
    [SANDBOX, lotteryVendors],
  );
}

/** Queries every vendor once about its games, and stores the facts. Returns the callers that failed. */
export async function fetchGuides(services: GuideServices, signal: AbortSignal): Promise<string[]> {
  const { database, settings, clock: now, log } = services;
  const silent: string[] = [];
  for (const { caller, vendors, games } of await gamesByCaller(services)) {
    const host = await vendorHost(database, settings, vendors[0] ?? '', now());
    if (!host || host.secret === null) continue;
    try {
      const asked = { address: host.address, secret: host.secret };
      const asking = { now, signal, publicOnly: !mayBeInside(settings, host.address) };
      for (const guide of await fetchGuide(asked, 'VND', games, asking))
        await keepGuide(database, caller, vendors, guide);
    } catch (error) {
      if (signal.aborted) break;
      log.info({ error, caller }, 'a vendor did not tell of its games');
      silent.push(caller);
    }
  }
  return silent;
}
