import type { Snapshot } from '@unisite/shared/contract/registry';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

const store = createStore<Snapshot>(() => ({ market: '', revision: 0, remotes: [], teams: {} }));

/** The remotes of this tab: those it began with, changed by what it heard since (recovery/snapshots). */
export const currentSnapshot = (): Snapshot => store.getState();
export const keepSnapshot = (snapshot: Snapshot): void => store.setState(snapshot, true);
export const useSnapshot = (): Snapshot => useSyncExternalStore(store.subscribe, store.getState, store.getState);
