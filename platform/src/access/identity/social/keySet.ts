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
/** Keys are cached for the time that their response states, within these bounds; seconds. */
const [SHORTEST, USUAL, LONGEST] = [60, 3_600, 86_400];
/** How long stale keys remain valid when they cannot be refreshed: their holder is unreachable, not compromised. */
const STALE_MS = 3_600_000;
/** Minimum time between refreshes caused by unknown keys. */
const REREAD_MS = 60_000;

/** The keys could not be read. */
export class KeysUnavailable extends Error {
  override name = 'KeysAway';
}

/**
 * The public keys that tokens are signed with, fetched from `url` on demand and cached as long as its Cache-Control
 * says. A token with an unknown key refreshes them, once a minute at most.
 *
 * @throws KeysUnavailable when they cannot be fetched and none are cached; jose's errors when no key matches the token
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
  // The cast is at the border: the set validates its own form and throws if it is invalid.
  const keyFor = createLocalJWKSet((await response.json()) as JSONWebKeySet);
  return { keyFor, readAt: now, freshUntil: now + secondsFresh(response.headers) * 1000 };
}

function secondsFresh(headers: Headers): number {
  const maxAge = /(?:^|[,\s])max-age=(\d{1,9})/.exec(headers.get('cache-control') ?? '')?.[1];
  const age = Number(headers.get('age') ?? 0) || 0;
  return Math.min(LONGEST, Math.max(SHORTEST, maxAge === undefined ? USUAL : Number(maxAge) - age));
}
