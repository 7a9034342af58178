import { listMarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { currentTimeZone } from '@unisite/shared/i18n';
import { useOperation } from '../api/queries.ts';

/** The time zone for entering times of several markets: the first one's; the house's until known. */
export function useZoneOf(): (codes: readonly string[]) => string {
  const markets = useOperation(listMarketSettings, {}).data?.markets;
  return (codes) => markets?.find(({ code }) => code === codes[0])?.timeZone ?? currentTimeZone();
}
