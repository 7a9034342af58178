import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { percentile } from '../bench/percentile.ts';
import { AssertionFailure } from './assertionFailure.ts';
import type { CheckOptions } from './options.ts';
import { type CaseResult, runCases } from './run.ts';
import { openSession, type Player } from './session.ts';
import { openWallet, type Wallet } from './wallet.ts';

export interface Check {
  readonly results: readonly CaseResult[];
  /** The 95th percentile of response times, milliseconds; vendors expect 300. */
  readonly p95: number;
}

/**
 * Runs the cases on a wallet. Throws `AssertionFailure` when they cannot start: no session, no balance, too little
 * money.
 */
export async function check(options: CheckOptions): Promise<Check> {
  const wallet = openWallet(options);
  const opened = 'code' in options.player ? await redeemLaunchCode(wallet, options.player.code) : options.player;
  const other =
    options.other && 'code' in options.other ? await redeemLaunchCode(wallet, options.other.code) : options.other;
  const session = openSession(wallet, {
    ...options,
    player: playerOf(opened),
    gameId: opened.gameId,
    currency: opened.currency,
    other: other && playerOf(other),
  });
  const balance = await session.balance();
  const needed = options.stake * 50;
  if (balance < needed) throw new AssertionFailure(`the player has ${balance} hundredths; the cases need ${needed}`);
  const results = await runCases(session, options.only);
  return { results, p95: Math.round(percentile(wallet.durations, 0.95)) };
}

const playerOf = ({ playerId, token }: Player): Player => ({ playerId, token });

async function redeemLaunchCode(wallet: Wallet, code: string): Promise<Player & { gameId: string; currency: string }> {
  const reply = await wallet.call(seamlessPaths.session, { code });
  const { playerId, token, gameId, currency } = reply.body;
  if (reply.code !== 'OK') throw new AssertionFailure(`the launch code was answered with ${reply.code}`);
  return { playerId: String(playerId), token: String(token), gameId: String(gameId), currency: String(currency) };
}
