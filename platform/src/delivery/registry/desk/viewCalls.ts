import { healthSeries, matrix, remoteDetail, setMarket } from '@unisite/shared/contract/operators';
import { matrixTrends } from '@unisite/shared/contract/operatorsTrends';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { seriesOf } from '../mounts/health.ts';
import { trendsOf } from '../mounts/trends.ts';
import type { Services } from '../services.ts';
import { marketViews } from './marketViews.ts';

/** Views for operators: markets with their remotes, single remotes, and the health of versions. */
export function viewCalls(serve: ServeOperatorCall, services: Services): void {
  const { registry, database, clock } = services;
  const { views } = registry;

  serve(matrix, async () => {
    const [markets, remotes, cells] = await Promise.all([marketViews(services), views.remotes(), views.placements()]);
    return { markets, remotes, cells };
  });

  serve(remoteDetail, async ({ name }) => {
    const remote = await views.remote(name);
    if (!remote) throw new Refusal('NOT_FOUND');
    return remote;
  });

  serve(matrixTrends, async () => ({ trends: await trendsOf(database, clock()) }));

  serve(setMarket, async ({ code, fourEyes, why }, { session }) => {
    const state = await registry.rules.setFourEyes(code, fourEyes, { who: operatorActor(session), why });
    const changed = (await marketViews(services)).find((market) => market.code === code);
    if (!changed) throw new Refusal('NOT_FOUND');
    return { ...changed, state };
  });

  serve(healthSeries, async ({ remote, market, hours }) => {
    const detail = await views.remote(remote);
    if (!detail) throw new Refusal('NOT_FOUND');
    const versions = new Map(detail.versions.map(({ digest, version }) => [digest, version]));
    const series = await seriesOf(database, { remote, market, hours, now: clock() });
    return {
      ...series,
      points: series.points.map((point) => ({ ...point, version: versions.get(point.digest) ?? '' })),
    };
  });
}
