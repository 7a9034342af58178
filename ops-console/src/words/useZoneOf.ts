import { listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { timeZone } from '@unisite/shared/i18n';
import { useOperation } from '../api/queries.ts';

/** The time zone that times of several markets are typed in: the first one's; the site's while it is not known. */
export function useZoneOf(): (codes: readonly string[]) => string {
  const markets = useOperation(listMarketSettings, {}).data?.markets;
  return (codes) => markets?.find(({ code }) => code === codes[0])?.timeZone ?? timeZone;
}
