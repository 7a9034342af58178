import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { ServicePreview } from './ServicePreview.tsx';

/** A market's customer service channels as players see them, with a button to change them. */
export function ServiceRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  return (
    <SettingRule
      kind="serviceEntries"
      market={market}
      title={t('service.rule')}
      text={t('service.text')}
      change={{
        label: t('service.change'),
        name: t('service.title', { market: localized(market.name) }),
        request: { kind: 'serviceEntries', market, settings },
      }}
    >
      <ServicePreview entries={settings.serviceEntries} />
    </SettingRule>
  );
}
