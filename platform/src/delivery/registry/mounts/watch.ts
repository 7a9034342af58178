import { Counter } from 'prom-client';
import type { Database } from '../../../foundation/database/connect.ts';
import type { Log } from '../../../foundation/log/log.ts';
import { addReading, type Metrics } from '../../../foundation/metrics/metrics.ts';
import { countFrozen } from './attempts.ts';
import { failureReporters, healthSince, tallyBetween, type VersionInMarket } from './health.ts';
import type { Rollback, Rollouts, WatchedPlacement } from './rollouts.ts';
import { judgeVersion, type Rule } from './verdict.ts';

const MINUTE_MS = 60_000;
/** Judges versions by this many recent minutes. */
const windowMinutes = 15;
/**
 * A version that fails within this time after its promotion is rolled back; later, people have to find out what
 * changed.
 */
const promotionMinutes = 30;
/** A promoted version is compared with what the previous one did in this time before. */
const baselineHours = 24;

interface Watch {
  readonly database: Database;
  readonly clock: () => Date;
  readonly rule: Rule;
  readonly rollouts: Rollouts;
  readonly metrics: Metrics;
  readonly log: Log;
}

export interface Watcher {
  /** Judges every version on trial, and takes back failing ones. */
  round(): Promise<void>;
}

/**
 * Watches roll-outs and rolls back failing versions.
 *
 * - A canary is judged by its mounts of the last 15 minutes, or since it began, against those of the version that
 *   everyone else in the market has, in the same minutes. If the rule says so, it is ended.
 * - A promoted version is judged for 30 minutes after its promotion against the last known good version's last day
 *   before that. If the rule says so, the market returns to that one.
 * - Any other version that fails where a working one would not is only reported: in the log, and as
 *   `unisite_remote_failing`.
 *
 * An attempt without an end froze its page, and counts as a failed mount. It takes attempts started next to it along;
 * the figures of the version it is compared with include that as well.
 *
 * Figures are stored by minute: the minute in which a version began counts whole.
 */
export function createHealthWatcher({ database, clock, rule, rollouts, metrics, log }: Watch): Watcher {
  const takenBack = new Counter({
    name: 'unisite_automatic_rollbacks_total',
    help: 'Versions that the platform took back by itself.',
    labelNames: ['market', 'remote', 'kind'],
    registers: [metrics],
  });
  const failing = new Map<string, { market: string; remote: string; version: string }>();
  addReading(metrics, {
    name: 'unisite_remote_failing',
    help: 'Versions for everyone that fail now, and are not taken back by themselves.',
    labelNames: ['market', 'remote', 'version'],
    read: () => [...failing.values()].map((labels) => ({ labels, value: 1 })),
  });

  async function takeBack(wanted: Rollback, version: string): Promise<void> {
    const { kind, market, remote, why } = wanted;
    // of two processes with the same verdict, the second finds the placement changed
    if (!(await rollouts.takeBack(wanted))) return;
    takenBack.inc({ market, remote, kind });
    log.warn({ remote, market, version, kind, why }, 'a version was taken back by itself');
  }

  async function watchCanary(placement: WatchedPlacement, canary: { digest: string; since: Date }): Promise<void> {
    const { market, remote, digest, revision: expected } = placement;
    const now = clock();
    const since = later(minutesBefore(now, windowMinutes), minuteOf(canary.since));
    const until = minutesBefore(now, -1);
    const tried: VersionInMarket = { market, remote, digest: canary.digest, canary: true };
    const verdict = judgeVersion(
      {
        ...(await tallyBetween(database, tried, since, until)),
        reporters: await failureReporters(database, tried, since),
      },
      await tallyBetween(database, { market, remote, digest, canary: false }, since, until),
      rule,
    );
    if (verdict.kind === 'keep') return;
    const version = rollouts.versionOf(remote, canary.digest) ?? canary.digest;
    await takeBack({ kind: 'endCanary', market, remote, expected, why: `canary ${version} ${verdict.why}` }, version);
  }

  async function watchPromoted(placement: WatchedPlacement, good: string): Promise<void> {
    const { market, remote, digest, digestSince, revision: expected } = placement;
    const since = minuteOf(digestSince);
    const tried: VersionInMarket = { market, remote, digest, canary: false };
    const verdict = judgeVersion(
      {
        ...(await tallyBetween(database, tried, since, minutesBefore(clock(), -1))),
        reporters: await failureReporters(database, tried, since),
      },
      await tallyBetween(
        database,
        { market, remote, digest: good, canary: false },
        minutesBefore(since, 60 * baselineHours),
        since,
      ),
      rule,
    );
    if (verdict.kind === 'keep') return;
    const version = rollouts.versionOf(remote, digest) ?? digest;
    await takeBack(
      { kind: 'rollBack', market, remote, expected, why: `${version}, newly promoted, ${verdict.why}` },
      version,
    );
  }

  /** Reports failing versions that are not taken back automatically. */
  async function warn(placements: readonly WatchedPlacement[]): Promise<void> {
    const since = minutesBefore(clock(), windowMinutes);
    const healthOf = await healthSince(database, since);
    const before = new Set(failing.keys());
    for (const { market, remote, digest } of placements) {
      const inMarket: VersionInMarket = { market, remote, digest, canary: false };
      const health = healthOf(inMarket);
      const reporters = health.failures > 0 ? await failureReporters(database, inMarket, since) : 0;
      const verdict = judgeVersion({ ...health, reporters }, { visits: 0, failures: 0 }, rule);
      const key = `${market} ${remote} ${digest}`;
      if (verdict.kind === 'keep') continue;
      const version = rollouts.versionOf(remote, digest) ?? digest;
      if (!before.delete(key)) log.warn({ remote, market, version, why: verdict.why }, 'a version fails');
      failing.set(key, { market, remote, version });
    }
    for (const key of before) failing.delete(key);
  }

  return {
    async round() {
      await countFrozen(database, clock());
      const shown = (await rollouts.placements()).filter(({ enabled }) => enabled);
      const onItsOwn: WatchedPlacement[] = [];
      for (const placement of shown) {
        const { canary, lastKnownGood, digest, digestSince } = placement;
        if (canary) await watchCanary(placement, canary);
        const isNew = digestSince > minutesBefore(clock(), promotionMinutes);
        if (isNew && lastKnownGood !== null && lastKnownGood !== digest) await watchPromoted(placement, lastKnownGood);
        else onItsOwn.push(placement);
      }
      await warn(onItsOwn);
    },
  };
}

const minuteOf = (at: Date): Date => new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
const minutesBefore = (at: Date, minutes: number): Date => new Date(at.getTime() - minutes * MINUTE_MS);
const later = (a: Date, b: Date): Date => (a > b ? a : b);
