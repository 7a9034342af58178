import { type MarketView, matrix } from '@unisite/shared/contract/operators';
import { useLocalized } from '@unisite/shared/i18n';
import type { Infer } from '@unisite/shared/schema';
import { useOperation } from '../api/queries.ts';

/** The markets from the matrix, and their names in the page's language. */
export function useMarkets(): {
  markets: readonly MarketView[];
  remotes: Infer<typeof matrix.value>['remotes'];
  nameOf: (code: string) => string;
  fourEyes: (code: string) => boolean;
  /** The market with the most members; undefined until loaded. */
  home: string | undefined;
} {
  const localized = useLocalized();
  const { data } = useOperation(matrix, {});
  const markets = data?.markets ?? [];
  const find = (code: string) => markets.find((market) => market.code === code);
  return {
    markets,
    remotes: data?.remotes ?? [],
    nameOf: (code) => {
      const market = find(code);
      return market ? localized(market.name) : code;
    },
    fourEyes: (code) => find(code)?.fourEyes ?? false,
    home: markets.toSorted((one, other) => other.members - one.members)[0]?.code,
  };
}
