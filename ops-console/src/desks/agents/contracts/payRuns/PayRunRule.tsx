import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { SettingRule } from '../../../../acts/settings/SettingRule.tsx';
import { usePayRunRuleText } from './usePayRunRuleText.ts';

/** Pay-runs of a market that need two operators, with a button to change the rule. */
export function PayRunRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const { rule } = usePayRunRuleText();
  return (
    <SettingRule
      kind="marketPayRuns"
      market={market}
      title={t('payRunRule.rule')}
      text={t('payRunRule.ruleText')}
      change={{
        label: t('payRunRule.change'),
        name: t('payRunRule.title', { market: localized(market.name) }),
        request: { kind: 'marketPayRuns', market, settings },
      }}
      allowWhilePending
    >
      <dl className="facts">
        <dt>{t('payRunRule.name')}</dt>
        <dd>{rule(settings.marketPayRuns)}</dd>
      </dl>
    </SettingRule>
  );
}
