import path from 'node:path';
import type { MemberId } from '@unisite/shared/contract';
import { Registry as MetricsRegistry } from 'prom-client';
import { createAuthentication, createDelivery, createSealing } from './access/identity/index.ts';
import { createExclusionRegister, isBlocked } from './access/protection/index.ts';
import { createRegistry, healthSince, offersPage } from './delivery/registry/index.ts';
import type { Database, Queryable } from './foundation/database/connect.ts';
import { createRateLimits } from './foundation/http/rateLimits.ts';
import { createEventBus } from './foundation/live/live.ts';
import type { Log } from './foundation/log/log.ts';
import type { Art } from './foundation/services.ts';
import { depositedOf } from './money/lineTransfers/index.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';
import { createMarkets } from './site/markets/index.ts';

/** How far back a version's health is shown to operators. */
const HEALTH_MS = 3_600_000;

interface ServiceInputs {
  readonly database: Database;
  readonly settings: Settings;
  readonly log: Log;
  readonly art: Art;
  readonly clock?: () => Date;
}

/** Assembles the dependencies of all domains. */
export function createServices({ database, settings, log, art, clock = () => new Date() }: ServiceInputs): Services {
  const live = createEventBus(database, log);
  const markets = createMarkets(database);
  const isOnBreak = (q: Queryable, memberId: MemberId) => isBlocked(q, memberId, clock());
  live.subscribeMarkets(() => markets.forget());
  const registry = createRegistry({
    database,
    artifactsFolder: path.join(settings.dataDir, 'artifacts'),
    effort: settings.effort,
    clock,
    log,
    announce: (market, event) => live.publish({ market }, event),
    publishToOperators: live.publishToOperators,
    health: (remote) => healthSince(database, new Date(clock().getTime() - HEALTH_MS), remote),
  });
  return {
    database,
    settings,
    log,
    art,
    clock,
    live,
    markets,
    authentication: createAuthentication({ database, clock, art, isOnBreak }),
    sealing: createSealing(database, clock, settings.identity.sealingKeys),
    delivery: createDelivery({ database, settings, log, clock }),
    rateLimits: createRateLimits(),
    registry,
    offersPage: (market, path) => offersPage(registry.snapshot(market), path),
    isOnBreak,
    deposited: depositedOf,
    exclusionRegister: createExclusionRegister(settings, clock),
    metrics: new MetricsRegistry(),
  };
}
