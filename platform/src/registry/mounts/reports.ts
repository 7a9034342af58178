import { type MountReport, reportMounts } from '@unisite/shared/contract';
import type { RateRule } from '../../foundation/http/rateLimits.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import type { Services } from '../services.ts';
import { bounds } from './latency.ts';
import { keepOutcomes } from './records.ts';
import { addressBlock } from './reporter.ts';
import type { Rollouts } from './rollouts.ts';
import { type Outcome, tally } from './tally.ts';

/** What one address may add to the figures of one version; an office or a carrier's visitors share one. */
const perVersion: RateRule = { name: 'mounts of a version', burst: 240, perSecond: 4 };

/** Milliseconds. */
const tellAfter = 5_000;

/** Serves `reportMounts`. What is left out is left out in silence: a page can do nothing about it. */
export function serveReports(serve: Serve, services: Services, rollouts: Rollouts): void {
  const { database, clock, rateLimits, metrics, live } = services;
  const mounts = metrics.counter(
    'unisite_mounts_total',
    'Mounts of modules that pages reported, samples counted as what they stand for.',
  );
  const failures = metrics.counter('unisite_mount_failures_total', 'Mounts that failed, by cause.');
  const seconds = metrics.distribution(
    'unisite_mount_load_seconds',
    'From asking for a module until it stood there.',
    bounds.map((bound) => bound / 1000),
  );
  const leftOut = metrics.counter(
    'unisite_mount_reports_left_out_total',
    'Reports that could not be true, or were too many.',
  );

  function count(
    market: string,
    { remote, digest, version, canary, code, mounts: count, latency, milliseconds }: Outcome,
  ): void {
    const labels = { market, remote, version, digest, canary };
    mounts.add(labels, count);
    if (latency) seconds.merge(labels, latency, milliseconds / 1000);
    else failures.add({ ...labels, code }, count);
  }

  let telling: NodeJS.Timeout | undefined;
  /** Consoles ask again a while after figures have changed, not at each report. */
  function tellConsoles(): void {
    telling ??= setTimeout(() => {
      telling = undefined;
      void live.tellOperators({ type: 'health' });
    }, tellAfter).unref();
  }
  serve.server.addHook('onClose', async () => clearTimeout(telling));

  serve(reportMounts, async ({ reports }, context) => {
    const market = context.market.code;
    const find = (remote: string, digest: string) => {
      const version = rollouts.versionOf(remote, digest);
      return version === null ? null : { version, isCanary: rollouts.canaryOf(market, remote) === digest };
    };
    const address = addressBlock(context.ip);
    const admit = ({ remote, digest }: MountReport) =>
      rateLimits.take(perVersion, `${address} ${market} ${remote} ${digest}`) === 0;
    const { outcomes, kept } = tally(reports, find, admit);
    if (kept < reports.length) leftOut.add({ market }, reports.length - kept);
    if (outcomes.length > 0) {
      await keepOutcomes(database, { market, ip: context.ip, at: clock(), outcomes });
      for (const outcome of outcomes) count(market, outcome);
      tellConsoles();
    }
    return { kept };
  });
}
