import { parseArgs } from 'node:util';
import type { Player } from './session.ts';

/** The parsed command line. */
export interface CheckOptions {
  readonly url: string;
  readonly vendor: string;
  readonly secret: string;
  /** A launch code of the player, or what its session call would have returned. */
  readonly player: { readonly code: string } | (Player & { readonly gameId: string; readonly currency: string });
  readonly other: { readonly code: string } | Player | null;
  readonly stake: number;
  readonly expiredToken: string | null;
  readonly blocked: Player | null;
  readonly excluded: Player | null;
  readonly limited: Player | null;
  readonly restingGame: string | null;
  readonly foreignGame: string | null;
  readonly unknownRollback: 'accept' | 'refuse';
  readonly promoWins: boolean;
  readonly also: readonly string[];
  readonly only: readonly string[];
  readonly timeoutMs: number;
  readonly json: boolean;
}

export const usage = `npm run vendor-check -- <url> --vendor NAME --secret SECRET (--code LAUNCH_CODE | --player ID --token TOKEN --game ID --currency CODE)

Tries the cases of docs/vendor-api.md on the wallet at <url>, with play money of a test player who has at least 50 stakes.

  --code                  launch code of the player, as it stands in the address of a game (good for a minute, once)
  --player --token        instead of it: the player and a live token, with --game and --currency
  --other-code            the same of a second player (--other-player and --other-token): I03, R11
  --stake                 least stake in hundredths (100)
  --expired-token         a token of the player that is over: B09, N02
  --blocked, --excluded, --limited   PLAYER:TOKEN of a player who is blocked, shut out by its own wish, at a limit: B07
  --resting-game, --foreign-game     a game under maintenance, of another vendor: B08
  --unknown-rollback      accept (as set) or refuse: what a rollback of a bet that never came is to get
  --promo-wins            the caller may give prizes without a bet
  --also                  address of another process of the same wallet, any number: I06
  --only                  ids of cases, with commas
  --timeout               seconds that an answer may take (10)
  --json                  the results as JSON`;

const text = { type: 'string' } as const;
const options = {
  vendor: text,
  secret: text,
  code: text,
  player: text,
  token: text,
  game: text,
  currency: text,
  'other-code': text,
  'other-player': text,
  'other-token': text,
  stake: text,
  'expired-token': text,
  blocked: text,
  excluded: text,
  limited: text,
  'resting-game': text,
  'foreign-game': text,
  'unknown-rollback': text,
  'promo-wins': { type: 'boolean' },
  also: { type: 'string', multiple: true },
  only: text,
  timeout: text,
  json: { type: 'boolean' },
} as const;

/** Launch codes and tokens may begin with a dash: the argument after an option that takes a value is its value. */
function withValues(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (let place = 0; place < args.length; place += 1) {
    const [arg = '', next] = [args[place], args[place + 1]];
    const takesValue = Object.entries(options).some(([name, { type }]) => arg === `--${name}` && type === 'string');
    if (takesValue && next !== undefined) place += 1;
    joined.push(takesValue && next !== undefined ? `${arg}=${next}` : arg);
  }
  return joined;
}

/** Parses the command line; throws an `Error` with one sentence. */
export function readOptions(args: readonly string[]): CheckOptions {
  const { values, positionals } = parseArgs({
    args: withValues(args),
    allowPositionals: true,
    options,
  });
  const [url] = positionals;
  const { vendor, secret, code, player, token, game, currency } = values;
  if (!url || !/^https?:\/\//.test(url)) throw new Error('The address of the wallet is missing.');
  if (!vendor || !secret) throw new Error('--vendor and --secret are needed.');
  const first = code
    ? { code }
    : player && token && game && currency
      ? { playerId: player, token, gameId: game, currency }
      : null;
  if (!first) throw new Error('--code is needed, or --player, --token, --game and --currency.');
  const unknownRollback = values['unknown-rollback'] ?? 'accept';
  if (unknownRollback !== 'accept' && unknownRollback !== 'refuse') {
    throw new Error('--unknown-rollback is accept or refuse.');
  }
  const { 'other-code': otherCode, 'other-player': otherPlayer, 'other-token': otherToken } = values;
  return {
    url: origin(url),
    vendor,
    secret,
    player: first,
    other: otherCode
      ? { code: otherCode }
      : otherPlayer && otherToken
        ? { playerId: otherPlayer, token: otherToken }
        : null,
    stake: whole('--stake', values.stake ?? '100'),
    expiredToken: values['expired-token'] ?? null,
    blocked: playerOf('--blocked', values.blocked),
    excluded: playerOf('--excluded', values.excluded),
    limited: playerOf('--limited', values.limited),
    restingGame: values['resting-game'] ?? null,
    foreignGame: values['foreign-game'] ?? null,
    unknownRollback,
    promoWins: values['promo-wins'] ?? false,
    also: (values.also ?? []).map(origin),
    only: values.only?.split(',') ?? [],
    timeoutMs: whole('--timeout', values.timeout ?? '10') * 1000,
    json: values.json ?? false,
  };
}

const origin = (url: string): string => url.replace(/\/+$/, '');

function whole(option: string, said: string): number {
  const value = Number(said);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${option} is a whole number above zero.`);
  return value;
}

function playerOf(option: string, said: string | undefined): Player | null {
  if (said === undefined) return null;
  const [playerId, token] = said.split(':');
  if (!playerId || !token) throw new Error(`${option} is PLAYER:TOKEN.`);
  return { playerId, token };
}
