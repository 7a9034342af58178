import './cashTermsTexts.ts';
import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import { Fragment, type ReactElement } from 'react';
import { SettingRule } from '../../../../acts/settings/SettingRule.tsx';
import { cashCells, waysOf } from './cashTermsForm.ts';
import { useCashTermsText } from './useCashTermsText.ts';

/** A market's terms of deposits and withdrawals, with a button to change them. */
export function CashTermsRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const { value, way } = useCashTermsText();
  const { marketCash: rule } = settings;
  return (
    <SettingRule
      kind="marketCash"
      market={market}
      title={t('cashTerms.rule')}
      text={t('cashTerms.ruleText')}
      change={{
        label: t('cashTerms.change'),
        name: t('cashTerms.changeIn', { market: localized(market.name) }),
        request: { kind: 'marketCash', market, settings },
      }}
      allowWhilePending
    >
      {waysOf(rule).map(({ way: one, open }) => (
        <details key={one}>
          <summary>
            {way(one)} {!open && <Tag tone="coral">{t('cashTerms.closed')}</Tag>}
          </summary>
          <dl className="facts">
            {cashCells(rule)
              .filter(({ way: of }) => of === one)
              .map(({ figure, value: amount }) => (
                <Fragment key={figure}>
                  <dt>{t(`cashTerms.figure.${figure}`)}</dt>
                  <dd className="num">{value(figure, amount)}</dd>
                </Fragment>
              ))}
          </dl>
        </details>
      ))}
      <p className="muted">{t('cashTerms.open', { n: rule.mostOpenDeposits })}</p>
    </SettingRule>
  );
}
