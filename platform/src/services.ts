import type { Database } from './foundation/database/connect.ts';
import type { RateLimits } from './foundation/http/rateLimits.ts';
import type { Live } from './foundation/live/live.ts';
import type { Log } from './foundation/log/log.ts';
import type { Metrics } from './foundation/metrics/metrics.ts';
import type { Delivery } from './identity/delivery/delivery.ts';
import type { Sealing } from './identity/sealing/sealing.ts';
import type { Markets } from './markets/markets.ts';
import type { Registry } from './registry/registry.ts';
import type { Settings } from './settings.ts';

/** What every domain is given; one object a process. */
export interface Services {
  readonly database: Database;
  readonly live: Live;
  /** The present; tests turn it. */
  readonly clock: () => Date;
  readonly settings: Settings;
  readonly markets: Markets;
  readonly sealing: Sealing;
  readonly delivery: Delivery;
  readonly rateLimits: RateLimits;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly art: Art;
  readonly registry: Registry;
}

/** The pictures drawn by code, served under an address that changes with the drawings. */
export interface Art {
  readonly version: string;
  /** The path on this site of a picture, e.g. `games/jade-claw.svg`. */
  url(path: string): string;
}
