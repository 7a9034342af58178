import { type MountReport, reportMounts } from '@unisite/shared/contract';
import { Counter } from 'prom-client';
import type { RateRule } from '../../../foundation/http/rateLimits.ts';
import type { Serve } from '../../../foundation/http/serve.ts';
import type { Metrics } from '../../../foundation/metrics/metrics.ts';
import type { Services } from '../services.ts';
import { keepAttempts } from './attempts.ts';
import { bounds } from './latency.ts';
import { keepOutcomes } from './records.ts';
import { addressBlock, reporterAt } from './reporter.ts';
import type { Rollouts } from './rollouts.ts';
import { type Outcome, tally } from './tally.ts';

/** Reports per address and version; visitors of an office or a carrier may share an address. */
const perVersion: RateRule = { name: 'mounts of a version', burst: 240, perSecond: 4 };

/** Labels that distinguish versions in markets. */
const versionLabels = ['market', 'remote', 'version', 'digest', 'canary'] as const;
type VersionLabel = (typeof versionLabels)[number];

/** Milliseconds. */
const NOTIFY_DELAY_MS = 5_000;

/** Serves `reportMounts`. Invalid reports are dropped silently, because a page can do nothing about them. */
export function serveReports(serve: Serve, services: Services, rollouts: Rollouts): void {
  const { database, clock, rateLimits, metrics, live } = services;
  const figures = mountFigures(metrics);

  function count(
    market: string,
    { remote, digest, version, canary, code, mounts: count, latency, milliseconds }: Outcome,
  ): void {
    const labels = { market, remote, version, digest, canary: String(canary) };
    figures.mounts.inc(labels, count);
    if (latency) countLoads(labels, latency, milliseconds / 1000);
    else figures.failures.inc({ ...labels, code }, count);
  }

  function countLoads(labels: Record<VersionLabel, string>, latency: readonly number[], seconds: number): void {
    let within = 0;
    for (const [index, count] of latency.entries()) {
      within += count;
      figures.loadBuckets.inc({ ...labels, le: secondsOf(bounds[index]) }, within);
    }
    figures.loadSum.inc(labels, seconds);
    figures.loadCount.inc(labels, within);
  }

  let telling: NodeJS.Timeout | undefined;
  /** Consoles refetch some time after figures change, not with each report. */
  function notifyConsoles(): void {
    telling ??= setTimeout(() => {
      telling = undefined;
      void live.publishToOperators({ type: 'health' });
    }, NOTIFY_DELAY_MS).unref();
  }
  serve.server.addHook('onClose', async () => clearTimeout(telling));

  serve(reportMounts, async ({ reports }, context) => {
    const market = context.market.code;
    const find = (remote: string, digest: string) => {
      const version = rollouts.versionOf(remote, digest);
      return version === null ? null : { version, isCanary: rollouts.canaryOf(market, remote) === digest };
    };
    const address = addressBlock(context.ip);
    const accept = ({ remote, digest }: MountReport) =>
      rateLimits.take(perVersion, `${address} ${market} ${remote} ${digest}`) === 0;
    const { outcomes, attempts, kept } = tally(reports, find, accept);
    if (kept < reports.length) figures.leftOut.inc({ market }, reports.length - kept);
    if (kept === 0) return { kept };
    const at = clock();
    const reporter = await reporterAt(database, context.ip, at);
    if (attempts.length > 0) await keepAttempts(database, { market, reporter, at, attempts });
    if (outcomes.length > 0) {
      await keepOutcomes(database, { market, reporter, at, outcomes });
      for (const outcome of outcomes) count(market, outcome);
      notifyConsoles();
    }
    return { kept };
  });
}

const secondsOf = (bound: number | undefined): string => (bound === undefined ? '+Inf' : String(bound / 1000));

/**
 * Load times are a histogram whose buckets, sum and count are incremented directly: pages report in buckets with
 * weights, which the Prometheus client's histogram does not accept.
 */
function mountFigures(metrics: Metrics) {
  const version = versionLabels;
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers: [metrics] });
  const load = 'From asking for a module until it stood there';
  return {
    mounts: counter(
      'unisite_mounts_total',
      'Mounts of modules that pages reported, samples counted as what they stand for.',
      version,
    ),
    failures: counter('unisite_mount_failures_total', 'Mounts that failed, by cause.', [...version, 'code']),
    loadBuckets: counter('unisite_mount_load_seconds_bucket', `${load}: mounts within so many seconds.`, [
      ...version,
      'le',
    ]),
    loadSum: counter('unisite_mount_load_seconds_sum', `${load}: seconds in all.`, version),
    loadCount: counter('unisite_mount_load_seconds_count', `${load}: mounts.`, version),
    leftOut: counter('unisite_mount_reports_left_out_total', 'Reports that could not be true, or were too many.', [
      'market',
    ]),
  };
}
