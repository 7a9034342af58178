import type { Serve } from '../../../foundation/http/serve.ts';
import { addReading } from '../../../foundation/metrics/metrics.ts';
import { auditCounts } from '../../../operators/audit/index.ts';
import type { Services } from '../services.ts';
import { serveReports } from './reports.ts';
import { createRollouts, type Rollouts } from './rollouts.ts';
import { createHealthWatcher } from './watch.ts';

/** Health of remote versions: mount reports, their figures and automatic rollback. */
export function mountRoutes(serve: Serve, services: Services): void {
  const rollouts = createRollouts(services);
  serveReports(serve, services, rollouts);
  registryFigures(services, rollouts);
  const stop = startWatching(services, rollouts);
  serve.server.addHook('onClose', async () => stop());
}

function registryFigures({ database, metrics }: Services, rollouts: Rollouts): void {
  addReading(metrics, {
    name: 'unisite_placement_info',
    help: 'Remotes in markets: the version everyone has, and the canary.',
    labelNames: ['market', 'remote', 'role', 'enabled', 'version', 'digest'],
    read: async () =>
      (await rollouts.placements()).flatMap(({ market, remote, enabled, digest, canary }) => {
        const labels = (role: string, of: string) => ({
          market,
          remote,
          role,
          enabled: String(enabled),
          version: rollouts.versionOf(remote, of) ?? '',
          digest: of,
        });
        const everyone = { labels: labels('everyone', digest), value: 1 };
        return canary ? [everyone, { labels: labels('canary', canary.digest), value: 1 }] : [everyone];
      }),
  });
  addReading(metrics, {
    name: 'unisite_placement_canary_ratio',
    help: 'The share of visitors that try a canary.',
    labelNames: ['market', 'remote'],
    read: async () =>
      (await rollouts.placements()).flatMap(({ market, remote, canary }) =>
        canary ? [{ labels: { market, remote }, value: canary.share / 10_000 }] : [],
      ),
  });
  addReading(metrics, {
    name: 'unisite_audit_acts_total',
    help: 'Lines of the registry’s audit; the same in every process of a site.',
    labelNames: ['act'],
    type: 'counter',
    read: async () => (await auditCounts(database)).map(({ act, count }) => ({ labels: { act }, value: count })),
  });
}

/** Judges versions at once and every few seconds. Returns a function that stops it. */
function startWatching({ database, clock, settings, metrics, log }: Services, rollouts: Rollouts): () => Promise<void> {
  const watcher = createHealthWatcher({ database, clock, rule: settings.watch, rollouts, metrics, log });
  let round: Promise<void> | null = null;
  const run = (): void => {
    // rounds do not overlap
    round ??= watcher
      .round()
      .catch((error: unknown) => log.warn({ error }, 'versions were not watched'))
      .finally(() => {
        round = null;
      });
  };
  const timer = setInterval(run, settings.watch.everySeconds * 1000).unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
