import type { SystemStatus } from '@unisite/shared/contract/site';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ status: SystemStatus }>(() => ({
  status: { status: 0, ip: '', country: '', until: null },
}));

const current = (): SystemStatus => store.getState().status;

/** Stores the latest system status: from the bootstrap, a live event, or a request. */
export const storeStatus = (status: SystemStatus): void => store.setState({ status });

/** Whether the site is open to this visitor (specification section 4). */
export const useSystemStatus = (): SystemStatus => useSyncExternalStore(store.subscribe, current, current);
