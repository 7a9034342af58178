import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { percentile } from '../bench/percentile.ts';
import type { CheckOptions } from './options.ts';
import { type CaseResult, runCases } from './run.ts';
import { openTrial, type Player } from './trial.ts';
import { Unmet } from './unmet.ts';
import { openWallet, type Wallet } from './wallet.ts';

export interface Check {
  readonly results: readonly CaseResult[];
  /** Milliseconds that 95 of 100 answers took at most; vendors expect 300. */
  readonly p95: number;
}

/** Tries the cases on a wallet. Throws `Unmet` when they cannot be begun: no session, no balance, too little money. */
export async function check(options: CheckOptions): Promise<Check> {
  const wallet = openWallet(options);
  const opened = 'code' in options.player ? await session(wallet, options.player.code) : options.player;
  const other = options.other && 'code' in options.other ? await session(wallet, options.other.code) : options.other;
  const trial = openTrial(wallet, {
    ...options,
    player: playerOf(opened),
    gameId: opened.gameId,
    currency: opened.currency,
    other: other && playerOf(other),
  });
  const balance = await trial.balance();
  const needed = options.stake * 50;
  if (balance < needed) throw new Unmet(`the player has ${balance} hundredths; the cases need ${needed}`);
  const results = await runCases(trial, options.only);
  return { results, p95: Math.round(percentile(wallet.took, 0.95)) };
}

const playerOf = ({ playerId, token }: Player): Player => ({ playerId, token });

async function session(wallet: Wallet, code: string): Promise<Player & { gameId: string; currency: string }> {
  const reply = await wallet.call(seamlessPaths.session, { code });
  const { playerId, token, gameId, currency } = reply.body;
  if (reply.code !== 'OK') throw new Unmet(`the launch code was answered with ${reply.code}`);
  return { playerId: String(playerId), token: String(token), gameId: String(gameId), currency: String(currency) };
}
