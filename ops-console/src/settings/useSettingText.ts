import type { MarketStatus, SettingChange } from '@unisite/shared/contract/operatorsMarketSettings';
import { useText } from '@unisite/shared/i18n';
import { useCountryName } from '../words/useCountryName.ts';
import { useMarkets } from '../words/useMarkets.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';

interface SettingText {
  /** What is changed, in a line. */
  readonly what: string;
  /** What comes of it, in plain words. */
  readonly details: readonly string[];
}

/** A change of a setting in words. */
export function useSettingText(): (change: SettingChange) => SettingText {
  const t = useText();
  const figures = useNumberFormat();
  const country = useCountryName();
  const { nameOf } = useMarkets();

  const status = (market: string, from: MarketStatus, to: MarketStatus): string[] => {
    const values = { market };
    const countries = (codes: readonly string[]) => codes.map(country).join(', ');
    const closes = to.countries.filter((code) => !from.countries.includes(code));
    const opens = from.countries.filter((code) => !to.countries.includes(code));
    return [
      ...(from.state !== to.state || from.until !== to.until ? [t(`status.means.${to.state}`, values)] : []),
      ...(to.state === 'maintenance'
        ? [to.until ? t('status.untilMeans', { at: figures.when(to.until) }) : t('status.noUntilMeans')]
        : []),
      ...(closes.length > 0 ? [t('status.closes', { ...values, countries: countries(closes) })] : []),
      ...(opens.length > 0 ? [t('status.opens', { ...values, countries: countries(opens) })] : []),
    ];
  };

  return (change) => {
    const market = nameOf(change.market);
    switch (change.kind) {
      case 'marketStatus':
        return { what: t('status.title', { market }), details: status(market, change.from, change.to) };
    }
  };
}
