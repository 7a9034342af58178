import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { Log } from '../../../foundation/log/log.ts';

interface KeySetDependencies {
  readonly url: string;
  readonly clock: () => Date;
  readonly log: Log;
}

interface CachedKeys {
  readonly keyFor: JWTVerifyGetKey;
  readonly readAt: number;
  readonly freshUntil: number;
}

const PATIENCE_MS = 4_000;
/** Keys live as long as their answer says, within these bounds; seconds. */
const [SHORTEST, USUAL, LONGEST] = [60, 3_600, 86_400];
/** So long keys that were not read anew still count: their holder is away, not robbed. */
const STALE_MS = 3_600_000;
/** How seldom keys nobody knows may make the set be read again. */
const REREAD_MS = 60_000;

/** The keys could not be read. */
export class KeysUnavailable extends Error {
  override name = 'KeysAway';
}

/**
 * The public keys that tokens are signed with, read from `url` when they are wanted and kept as long as its
 * Cache-Control says. A token of a key that is not among them makes them be read again, once a minute at most.
 *
 * @throws KeysUnavailable where they cannot be read and none are kept; jose's errors where no key is the token's
 */
export function createKeySet({ url, clock, log }: KeySetDependencies): JWTVerifyGetKey {
  let cached: CachedKeys | null = null;
  let reading: Promise<CachedKeys> | null = null;

  const read = (): Promise<CachedKeys> => {
    reading ??= fetchKeys(url, clock().getTime())
      .then((fresh) => {
        cached = fresh;
        return fresh;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  const present = async (): Promise<CachedKeys> => {
    const now = clock().getTime();
    if (cached && now < cached.freshUntil) return cached;
    try {
      return await read();
    } catch (error) {
      log.warn({ error }, 'the keys of ID tokens could not be read');
      if (cached && now < cached.freshUntil + STALE_MS) return cached;
      throw new KeysUnavailable('no keys', { cause: error });
    }
  };

  return async (header, token) => {
    const set = await present();
    try {
      return await set.keyFor(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || clock().getTime() - set.readAt < REREAD_MS) throw error;
      const again = await read().catch(() => set);
      return again.keyFor(header, token);
    }
  };
}

async function fetchKeys(url: string, now: number): Promise<CachedKeys> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`the keys were answered with ${response.status}`);
  // The border: the set judges its form itself and throws where it is none.
  const keyFor = createLocalJWKSet((await response.json()) as JSONWebKeySet);
  return { keyFor, readAt: now, freshUntil: now + secondsFresh(response.headers) * 1000 };
}

function secondsFresh(headers: Headers): number {
  const maxAge = /(?:^|[,\s])max-age=(\d{1,9})/.exec(headers.get('cache-control') ?? '')?.[1];
  const age = Number(headers.get('age') ?? 0) || 0;
  return Math.min(LONGEST, Math.max(SHORTEST, maxAge === undefined ? USUAL : Number(maxAge) - age));
}
