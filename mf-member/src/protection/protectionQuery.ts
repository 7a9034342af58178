import { queryClient, useOperation } from '@unisite/shared/api';
import { type Protection, protection } from '@unisite/shared/contract/protection';
import { storeBreak } from '@unisite/shared/session';
import { useEffect, useState } from 'react';

/** Poll interval during a session, milliseconds: each bet changes the used amounts. */
const every = 60_000;

/** The member's limits, breaks and session. */
export function useProtection() {
  const [playing, setPlaying] = useState(false);
  const query = useOperation(protection, {}, { staleTime: 0, ...(playing ? { every } : {}) });
  const { data } = query;
  const onBreak = data && data.break !== null;
  useEffect(() => {
    if (onBreak !== undefined) storeBreak(onBreak);
  }, [onBreak]);
  if (data && (data.session !== null) !== playing) setPlaying(data.session !== null);
  return query;
}

/** Caches the response to a change. */
export const cacheProtection = (value: Protection): void =>
  void queryClient.setQueriesData({ queryKey: [protection.name] }, value);
