import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { startSession } from '../src/access/identity/index.ts';
import type { Database } from '../src/foundation/database/connect.ts';
import { createLaunch } from '../src/play/seamless/index.ts';
import type { Caller } from './plan/step.ts';
import type { PlatformCalls } from './platformCalls.ts';
import { GAMES, type PageSession, type Player, VENDORS } from './player.ts';
import { Mismatch, retryOnDatabase, type Tally } from './retryUntilAnswered.ts';

interface Site {
  readonly database: Database;
  readonly tally: Tally;
}

const gameOf = (caller: Caller) => GAMES[caller === 0 ? 0 : 2];

/** Opens a session of the site; returns it with its id. */
export async function openPage(
  { database, tally }: Site,
  { memberId, market, address }: Pick<Player, 'memberId' | 'market' | 'address'>,
): Promise<{ readonly id: string; readonly session: PageSession }> {
  const facts = { memberId, marketCode: market.code, ip: address, userAgent: 'simulation' };
  const start = () => startSession(database, new Date(), facts);
  const { id, secret, handle } = await retryOnDatabase(tally, start);
  return { id, session: { authorization: `Bearer ${handle}`, cookie: `__Host-unisite=${secret}` } };
}

/** The launch code for a game's frame. */
export function launchGame(
  { database, tally }: Site,
  { memberId, market }: Pick<Player, 'memberId' | 'market'>,
  caller: Caller,
  sessionId: string | null,
): Promise<string> {
  const launch = {
    memberId,
    gameId: gameOf(caller),
    vendorCode: VENDORS[caller],
    language: 'en',
    marketCode: market.code,
    lobbyUrl: `http://${market.host}/`,
    origin: `http://${market.host}`,
    ...(sessionId === null ? {} : { sessionId }),
  } as const;
  return retryOnDatabase(tally, () => createLaunch(database, launch));
}

/**
 * The token of the play session that a code opens. Null: an earlier attempt consumed the code, and its response was
 * lost.
 *
 * @throws Mismatch when the caller was rejected
 */
export async function openPlay(calls: PlatformCalls, caller: Caller, code: string): Promise<string | null> {
  let tries = 0;
  const onTry = () => {
    tries += 1;
  };
  const { status, body } = await calls.vendor(caller, seamlessPaths.session, { code }, { onTry });
  if (status === 200) return String(body.token);
  if (tries > 1) return null;
  throw new Mismatch(`no play session: ${JSON.stringify(body)}`);
}
