import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Fragment, type ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { identityNumberNames } from './identityRuleForm.ts';
import { useIdentityRuleText } from './useIdentityRuleText.ts';

/** When a market requires identity checks, with a button to change it. */
export function IdentityRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const words = useIdentityRuleText();
  const { marketIdentity: rule } = settings;
  return (
    <SettingRule
      kind="marketIdentity"
      market={market}
      title={t('identity.rule')}
      text={t('identity.ruleText')}
      change={{
        label: t('protection.change'),
        name: t('identity.ruleTitle', { market: localized(market.name) }),
        request: { kind: 'marketIdentity', market, settings },
      }}
      allowWhilePending
    >
      <dl className="facts">
        <dt>{t('identity.when')}</dt>
        <dd>{words.asked(rule)}</dd>
        {identityNumberNames.map((name) => (
          <Fragment key={name}>
            <dt>{t(`identity.${name}`)}</dt>
            <dd className="num">{rule[name]}</dd>
          </Fragment>
        ))}
      </dl>
    </SettingRule>
  );
}
