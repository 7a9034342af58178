import { prefetch, useOperation } from '@unisite/shared/api';
import { jackpots } from '@unisite/shared/contract/jackpots';
import { Placeholder } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { JackpotPool } from '../home/JackpotPool.tsx';

prefetch(jackpots, {});

/** How often what is in the pools is refetched while it is on the screen, milliseconds. */
const REFRESH_MS = 10_000;

/** What is in the progressive pools of this market. Where no vendor tells of one there is nothing to see. */
export default function JackpotBand(): ReactElement | null {
  const { data, isError } = useOperation(jackpots, {}, { every: REFRESH_MS });
  if (!data) return isError ? null : <Placeholder shape="band" />;
  if (data.pools.length === 0) return null;
  return (
    <div className="stack">
      {data.pools.map((pool, at) => (
        // two vendors may choose one name, and nothing of a pool is kept here
        <JackpotPool key={at} pool={pool} />
      ))}
    </div>
  );
}
