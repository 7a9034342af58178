import { matrixTrends } from '@unisite/shared/contract/operatorsTrends';
import { useOperation } from '../../../../frame/api/queries.ts';

/** By hour, including the current one. */
export interface Trend {
  readonly visits: readonly number[];
  readonly failures: readonly number[];
}

/** Health of a remote in a market over the last day; null: no visits, or not loaded. */
export type Trends = (market: string, remote: string) => Trend | null;

const MINUTE_MS = 60_000;

/** Trends of the matrix, refetched each minute. */
export function useTrends(): Trends {
  const { data } = useOperation(matrixTrends, {}, { every: MINUTE_MS });
  return (market, remote) => data?.trends.find((one) => one.market === market && one.remote === remote) ?? null;
}
