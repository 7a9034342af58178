import { type Language, lotteryPageOf } from '@unisite/shared/contract';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type Game, type Playable, playable } from '../../games/index.ts';
import type { Services } from '../services.ts';
import type { VendorHealth } from './vendorHealth.ts';
import { type VendorHost, vendorHost } from './vendorHost.ts';

/** A game that can be launched now, and where; without a host it is a page of this site (specification section 4). */
export interface LaunchableGame {
  readonly game: Playable;
  readonly listed: Game;
  readonly host: VendorHost | null;
}

/**
 * The game, if this market has it, neither it nor its vendor is closed, and the vendor's server responds if the game is
 * launched there.
 *
 * @throws Refusal GAME_UNKNOWN, GAME_MAINTENANCE, VENDOR_DOWN
 */
export async function launchable(
  { database, settings, clock }: Pick<Services, 'database' | 'settings' | 'clock'>,
  health: VendorHealth,
  asked: { readonly listed: Game | null; readonly market: string; readonly language: Language },
): Promise<LaunchableGame> {
  const { listed, market, language } = asked;
  const game = listed ? await playable(database, listed.id, language) : null;
  if (!game || !listed || !(await onShelf(database, market, game.category))) throw new Refusal('GAME_UNKNOWN');
  if (game.state === 'maintenance') throw new Refusal('GAME_MAINTENANCE');
  if (game.state === 'open' && lotteryPageOf(game.vendorCode) !== null) return { game, listed, host: null };
  const host = game.state === 'open' ? await vendorHost(database, settings, game.vendorCode, clock()) : null;
  if (!host || !(await health.answers(host.address))) throw new Refusal('VENDOR_DOWN');
  return { game, listed, host };
}

async function onShelf(q: Services['database'], market: string, category: string): Promise<boolean> {
  const rows = await q.query('SELECT 1 FROM games.market_category WHERE market_code = $1 AND category = $2', [
    market,
    category,
  ]);
  return rows.length > 0;
}
