import { prefetch, useOperation } from '@unisite/shared/api';
import { jackpots } from '@unisite/shared/contract/jackpots';
import { Placeholder } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { JackpotPool } from '../home/JackpotPool.tsx';

prefetch(jackpots, {});

/** Refetch interval of the pools while visible, milliseconds. */
const REFRESH_MS = 10_000;

/** The progressive pools of this market; nothing where no vendor reports one. */
export default function JackpotBand(): ReactElement | null {
  const { data, isError } = useOperation(jackpots, {}, { every: REFRESH_MS });
  if (!data) return isError ? null : <Placeholder shape="band" />;
  if (data.pools.length === 0) return null;
  return (
    <div className="stack">
      {data.pools.map((pool, at) => (
        // two vendors may use the same name, and a pool has no state
        <JackpotPool key={at} pool={pool} />
      ))}
    </div>
  );
}
