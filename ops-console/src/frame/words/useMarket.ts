import { browserStorage } from '@unisite/shared/storage';
import { useState } from 'react';
import { useMarkets } from './useMarkets.ts';

const stored = 'ops.market';

interface ChosenMarket {
  /** Empty until markets are loaded. */
  readonly market: string;
  readonly choose: (code: string) => void;
}

/** The page's market: the one last chosen on any page, else the one with the most members. */
export function useMarket(): ChosenMarket {
  const { markets, home } = useMarkets();
  const [chosen, setChosen] = useState(() => browserStorage.getItem(stored) ?? '');
  const known = markets.some(({ code }) => code === chosen);
  return {
    market: known ? chosen : (home ?? ''),
    choose(code) {
      browserStorage.setItem(stored, code);
      setChosen(code);
    },
  };
}
