import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { playLimitKind, playPeriod } from '@unisite/shared/contract/protection';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from '../../../acts/settings/SettingFields.module.css';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { useLimitText } from './useLimitText.ts';

/** A market's player protection, with a button to change it. */
export function ProtectionRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const words = useLimitText();
  const { marketProtection: rules } = settings;
  const name = t('protection.title', { market: localized(market.name) });
  return (
    <SettingRule
      kind="marketProtection"
      market={market}
      title={t('protection.rule')}
      text={t('protection.text')}
      change={{
        label: t('protection.change'),
        name,
        request: { kind: 'marketProtection', market, settings },
      }}
      allowWhilePending
    >
      <div className={styles.scroll}>
        <table className={styles.rules}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('protection.what')}</span>
              </th>
              {playPeriod.options.map((period) => (
                <th key={period} scope="col">
                  {t(`protection.period.${period}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {playLimitKind.options.map((kind) => (
              <tr key={kind}>
                <th scope="row">{t(`protection.kind.${kind}`)}</th>
                {playPeriod.options.map((period) => (
                  <td key={period} className={rules[kind][period] === null ? 'muted' : 'num'}>
                    {words.value(kind, rules[kind][period])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{t(rules.asksRegister ? 'protection.registerAsked' : 'protection.registerUnasked')}</p>
      <p>{t('protection.reminders', { minutes: rules.checkMinutes, most: rules.mostCheckMinutes })}</p>
      {rules.mostWagering !== null && <p>{t('protection.wagering', { most: rules.mostWagering })}</p>}
    </SettingRule>
  );
}
