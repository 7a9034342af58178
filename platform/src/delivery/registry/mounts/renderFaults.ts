import type { MountFailure } from '@unisite/shared/contract';
import { Counter } from 'prom-client';
import type { RateRule } from '../../../foundation/http/rateLimits.ts';
import type { Services } from '../services.ts';
import { keepOutcomes } from './records.ts';
import { reporterAt } from './reporter.ts';
import { createRollouts } from './rollouts.ts';
import { readable } from './tally.ts';

/** A version's code could not be rendered on the server. */
export interface RenderFaultFound {
  readonly digest: string;
  readonly module: string;
  /** Kind of fault, and the code's own message. */
  readonly fault: string;
  readonly detail: string;
  /** The page it was for; null: none in particular, as when warming a module. */
  readonly page: { readonly market: string; readonly ip: string } | null;
}

const failedOnServer = 'FAILED_ON_SERVER' satisfies MountFailure;

/** Charges per version and market: one fault repeats with every page. */
const perVersion: RateRule = { name: 'faults of a version on the server', burst: 6, perSecond: 0.1 };

const DETAIL_CHARACTERS = 300;

/** Reporter of faults met for no visitor: the platform, as a single reporter. */
const platform = 'platform';

/**
 * Charges versions with their faults on the server: each counts as a failed mount, in the market of its page and from
 * its visitor's address, otherwise in every market that shows the version.
 */
export function createRenderAccount(services: Services): (found: RenderFaultFound) => Promise<void> {
  const { registry, markets, database, clock, rateLimits, metrics, log } = services;
  const rollouts = createRollouts(services);
  const faults = new Counter({
    name: 'unisite_render_faults_total',
    help: 'Faults of versions as the server rendered them, by kind; all of them, also those that no version is charged with.',
    labelNames: ['remote', 'version', 'fault'],
    registers: [metrics],
  });

  async function marketsShowing(remote: string, digest: string): Promise<string[]> {
    const shown = (await markets.all()).flatMap(({ code }) => registry.placements(code));
    return shown
      .filter((placement) => placement.remote === remote && placement.enabled)
      .filter((placement) => placement.digest === digest || placement.canary?.digest === digest)
      .map(({ market }) => market);
  }

  async function charge({ digest, module, fault, detail, page }: RenderFaultFound): Promise<void> {
    const version = registry.versions.known().find((known) => known.digest === digest);
    if (!version) return;
    const { remote } = version;
    faults.inc({ remote, version: version.manifest.descriptor.version, fault });
    const told = readable(`${fault} ${module} ${detail}`).slice(0, DETAIL_CHARACTERS);
    for (const market of page ? [page.market] : await marketsShowing(remote, digest)) {
      if (rateLimits.take(perVersion, `${market} ${digest}`) > 0) continue;
      const at = clock();
      await keepOutcomes(database, {
        market,
        at,
        reporter: await reporterAt(database, page?.ip ?? platform, at),
        outcomes: [
          {
            remote,
            digest,
            canary: rollouts.canaryOf(market, remote) === digest,
            code: failedOnServer,
            mounts: 1,
            latency: null,
            details: new Map([[told, 1]]),
          },
        ],
      });
    }
  }

  return (found) =>
    charge(found).catch((error: unknown) => log.warn({ error }, 'a fault of a version was not counted'));
}
