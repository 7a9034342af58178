import type { SystemStatus } from '@unisite/shared/contract/site';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore<{ status: SystemStatus }>(() => ({
  status: { status: 0, ip: '', country: '', until: null },
}));

const current = (): SystemStatus => store.getState().status;

/** Keeps what the platform last said about itself: at start, by a live event, or when asked again. */
export const keepStatus = (status: SystemStatus): void => store.setState({ status });

/** Whether the site is open to this visitor (specification section 4). */
export const useSystemStatus = (): SystemStatus => useSyncExternalStore(store.subscribe, current, current);
