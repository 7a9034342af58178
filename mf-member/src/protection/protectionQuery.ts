import { queryClient, useOperation } from '@unisite/shared/api';
import { type Protection, protection } from '@unisite/shared/contract/protection';
import { keepBreak } from '@unisite/shared/session';
import { useEffect, useState } from 'react';

/** Asked again this often while a session is on, milliseconds: each bet changes what is used. */
const every = 60_000;

/** How the member stands. */
export function useProtection() {
  const [playing, setPlaying] = useState(false);
  const query = useOperation(protection, {}, { staleTime: 0, ...(playing ? { every } : {}) });
  const { data } = query;
  const onBreak = data && data.break !== null;
  useEffect(() => {
    if (onBreak !== undefined) keepBreak(onBreak);
  }, [onBreak]);
  if (data && (data.session !== null) !== playing) setPlaying(data.session !== null);
  return query;
}

/** Shows what came as the answer to a change. */
export const cacheProtection = (value: Protection): void =>
  void queryClient.setQueriesData({ queryKey: [protection.name] }, value);
