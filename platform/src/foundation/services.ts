import type { Database } from './database/connect.ts';
import type { Authentication, CallSealing } from './http/authentication.ts';
import type { Markets } from './http/market.ts';
import type { RateLimits } from './http/rateLimits.ts';
import type { LiveEvents } from './live/live.ts';
import type { Log } from './log/log.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Settings } from './settings.ts';

/**
 * Dependencies of every domain, one object per process. A domain that needs more declares it in a `services.ts` of its
 * own.
 */
export interface Services {
  readonly settings: Settings;
  readonly database: Database;
  readonly live: LiveEvents;
  /** The present time; tests set it. */
  readonly clock: () => Date;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly rateLimits: RateLimits;
  readonly markets: Markets;
  readonly authentication: Authentication;
  readonly sealing: CallSealing;
  readonly art: Art;
}

/** Pictures of games, vendors and members, served under an address that changes with their content. */
export interface Art {
  readonly version: string;
  /** A picture's path on this site, for e.g. `games/jade-claw.svg`. */
  url(path: string): string;
  /** Its background colour as `#rrggbb`, if known. */
  tint(path: string): string | undefined;
}
