import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Fragment, type ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { referralFigures } from './referralForm.ts';
import { useReferralText } from './useReferralText.ts';

/** A market's referral programme, with a button to change it. */
export function ReferralRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const { value } = useReferralText();
  const { marketReferral: rule } = settings;
  return (
    <SettingRule
      kind="marketReferral"
      market={market}
      title={t('referrals.rule')}
      text={t('referrals.ruleText')}
      change={{
        label: t('referrals.change'),
        name: t('referrals.title', { market: localized(market.name) }),
        request: { kind: 'marketReferral', market, settings },
      }}
      allowWhilePending
    >
      {rule.open ? (
        <dl className="facts">
          {referralFigures.map((name) => (
            <Fragment key={name}>
              <dt>{t(`referrals.figure.${name}`)}</dt>
              <dd className="num">{value(name, rule)}</dd>
            </Fragment>
          ))}
        </dl>
      ) : (
        <p>{t('referrals.closed')}</p>
      )}
    </SettingRule>
  );
}
