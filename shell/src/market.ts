import type { Bootstrap } from '@unisite/shared/contract/site';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

export type Market = Bootstrap['market'];

const store = createStore<{ market: Market | null }>(() => ({ market: null }));

/** Stores the page's market; it never changes while the page is open. */
export const storeMarket = (market: Market): void => store.setState({ market });

function currentMarket(): Market {
  const { market } = store.getState();
  if (!market) throw new Error('asked for the market before the bootstrap was read');
  return market;
}

export const useMarket = (): Market => useSyncExternalStore(store.subscribe, currentMarket, currentMarket);
