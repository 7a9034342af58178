import type { Snapshot } from '@unisite/shared/contract/registry';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore<Snapshot>(() => ({ market: '', revision: 0, remotes: [], teams: {} }));

/** The snapshot of this tab: the initial one with later changes applied (recovery/snapshots). */
export const currentSnapshot = (): Snapshot => store.getState();
export const storeSnapshot = (snapshot: Snapshot): void => store.setState(snapshot, true);
export const useSnapshot = (): Snapshot => useSyncExternalStore(store.subscribe, store.getState, store.getState);
