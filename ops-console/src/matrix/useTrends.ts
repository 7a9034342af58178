import { matrixTrends } from '@unisite/shared/contract/operatorsTrends';
import { useOperation } from '../api/queries.ts';

/** Hour by hour, the one under way last. */
export interface Trend {
  readonly visits: readonly number[];
  readonly failures: readonly number[];
}

/** How a remote fared in a market over the last day; null: nobody came, or it is not known yet. */
export type Trends = (market: string, remote: string) => Trend | null;

const MINUTE_MS = 60_000;

/** The trends of the matrix, asked for anew each minute: they move by the hour. */
export function useTrends(): Trends {
  const { data } = useOperation(matrixTrends, {}, { every: MINUTE_MS });
  return (market, remote) => data?.trends.find((one) => one.market === market && one.remote === remote) ?? null;
}
