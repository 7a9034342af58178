import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { AppsPreview } from './AppsPreview.tsx';

/** A market's apps as players see them, with a button to change them. */
export function AppsRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  return (
    <SettingRule
      kind="appEntries"
      market={market}
      title={t('apps.rule')}
      text={t('apps.text')}
      change={{
        label: t('apps.change'),
        name: t('apps.title', { market: localized(market.name) }),
        request: { kind: 'appEntries', market, settings },
      }}
    >
      <AppsPreview entries={settings.appEntries} />
    </SettingRule>
  );
}
