import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings, MarketStatus } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Tag, type TagProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { useCountryName } from '../../../frame/words/useCountryName.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';

const looks: Readonly<Record<MarketStatus['state'], Pick<TagProps, 'tone' | 'icon'>>> = {
  open: { tone: 'jade', icon: 'check-circle' },
  maintenance: { tone: 'gold', icon: 'wrench' },
  restricted: { tone: 'coral', icon: 'map-off' },
};

/** A market's availability, with a button to change it. */
export function StatusRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const localized = useLocalized();
  const country = useCountryName();
  const { state, until, countries } = settings.marketStatus;
  return (
    <SettingRule
      kind="marketStatus"
      market={market}
      title={t('status.rule')}
      text={t('status.text')}
      change={{
        label: t('status.change'),
        name: t('status.title', { market: localized(market.name) }),
        request: { kind: 'marketStatus', market, settings },
      }}
    >
      <div className="row">
        <Tag {...looks[state]}>{t(`status.state.${state}`)}</Tag>
        {until && <span className="muted">{t('status.until', { at: figures.when(until) })}</span>}
      </div>
      {countries.length > 0 && <p>{t('status.notServed', { countries: countries.map(country).join(', ') })}</p>}
    </SettingRule>
  );
}
