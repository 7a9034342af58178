import {
  bootstrap,
  customerService,
  feedback,
  helpCenter,
  logout,
  type Operation,
  reportMounts,
  routers,
  sessionKey,
  status,
  terms,
  walletTransferStatus,
  whitelabelMenu,
} from '@unisite/shared/contract';
import type { Services } from '../services.ts';
import type { Caller } from './callContext.ts';
import { Refusal } from './refusal.ts';

/**
 * What a market serves while it is closed to the caller, by maintenance or by country (specification section 4): its
 * status, how to contact it, and the ways out. Everything else is refused.
 *
 * Only operations of the site are checked here. Unaffected are the page and its files, live events, vendors' wallet
 * calls (bets, wins and rollbacks of games opened before, so that their rounds end), payment providers' callbacks,
 * draws and their results, and the operators' console.
 */
const servedWhileClosed: ReadonlySet<Operation> = new Set<Operation>([
  bootstrap,
  status,
  routers,
  whitelabelMenu,
  customerService,
  helpCenter,
  terms,
  feedback,
  sessionKey,
  logout,
  // the status of a transfer that was started before
  walletTransferStatus,
  reportMounts,
]);

/** Refuses with MAINTENANCE or COUNTRY_RESTRICTED what the market does not serve this caller now. */
export async function requireOpen(
  { markets }: Pick<Services, 'markets'>,
  operation: Operation,
  caller: Pick<Caller, 'market' | 'ip'>,
): Promise<void> {
  if (!servedWhileClosed.has(operation)) await requireOpenMarket({ markets }, caller);
}

/** The same for requests that are not operations. */
export async function requireOpenMarket(
  { markets }: Pick<Services, 'markets'>,
  { market, ip }: Pick<Caller, 'market' | 'ip'>,
): Promise<void> {
  const { status } = await markets.statusOf(market, ip);
  if (status === 1) throw new Refusal('MAINTENANCE');
  if (status === 2) throw new Refusal('COUNTRY_RESTRICTED');
}
