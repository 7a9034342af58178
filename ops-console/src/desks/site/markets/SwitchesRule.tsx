import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import styles from './Markets.module.css';
import { switchNames } from './switchGroups.ts';

/** A market's switches, with a button to change them. */
export function SwitchesRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const { marketSwitches } = settings;
  return (
    <SettingRule
      kind="marketSwitches"
      market={market}
      title={t('switches.rule')}
      text={t('switches.text')}
      change={{
        label: t('switches.change'),
        name: t('switches.title', { market: localized(market.name) }),
        request: { kind: 'marketSwitches', market, settings },
      }}
    >
      <ul className={styles.switches}>
        {switchNames.map((name) => (
          <li key={name} data-on={marketSwitches[name]}>
            <Icon
              name={marketSwitches[name] ? 'check-circle' : 'minus'}
              size={16}
              label={t(marketSwitches[name] ? 'switches.on' : 'switches.off')}
            />
            {t(`switches.name.${name}`)}
          </li>
        ))}
      </ul>
    </SettingRule>
  );
}
