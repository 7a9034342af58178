import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { useRebateText } from './useRebateText.ts';

/** A market's rebates, with a button to change them. */
export function RebateRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const words = useRebateText();
  const { marketRebates: rule } = settings;
  return (
    <SettingRule
      kind="marketRebates"
      market={market}
      title={t('rebates.rule')}
      text={t('rebates.ruleText')}
      change={{
        label: t('rebates.change'),
        name: t('rebates.title', { market: localized(market.name) }),
        request: { kind: 'marketRebates', market, settings },
      }}
      allowWhilePending
    >
      <dl className="facts">
        <dt>{t('rebates.mode')}</dt>
        <dd>{t(`rebates.choice.${rule.mode}`)}</dd>
        <dt>{t('rebates.least')}</dt>
        <dd className="num">{words.least(rule)}</dd>
        <dt>{t('rebates.days')}</dt>
        <dd className="num">{rule.days}</dd>
      </dl>
      {rule.mode !== 'off' && <p>{words.rates(rule)}</p>}
    </SettingRule>
  );
}
