import { fieldNames } from '@unisite/shared/contract/fieldPatterns';
import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { fieldUse, keyOf } from './fieldUse.ts';
import styles from './Registration.module.css';
import { tabs } from './tabs.ts';

/** The fields of each registration tab of a market, with a button to change them. */
export function RegistrationRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const { registrationFields, fieldRules } = settings;
  const decided = new Set(fieldRules.filter(({ by }) => by === 'switches').map(keyOf));
  return (
    <SettingRule
      kind="registrationFields"
      market={market}
      title={t('registration.rule')}
      text={t('registration.text')}
      change={{
        label: t('registration.change'),
        name: t('registration.title', { market: localized(market.name) }),
        request: { kind: 'registrationFields', market, settings },
      }}
    >
      <dl className={styles.asked}>
        {tabs.map((tab) => {
          const asked = registrationFields.filter((one) => one.tab === tab && one.enabled && !decided.has(keyOf(one)));
          return (
            <div key={tab}>
              <dt>{t(`registration.tab.${tab}`)}</dt>
              <dd>
                {asked.length === 0
                  ? t('registration.onlySwitches')
                  : asked
                      .map((one) => {
                        const name = localized(fieldNames[one.field]);
                        return fieldUse(one) === 'required' ? t('registration.requiredName', { name }) : name;
                      })
                      .join(', ')}
              </dd>
            </div>
          );
        })}
      </dl>
    </SettingRule>
  );
}
