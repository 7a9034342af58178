import type { MarketView } from '@unisite/shared/contract/operators';
import { lineDirections } from '@unisite/shared/contract/operatorsMarketLineTransfers';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Fragment, type ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { useLineTransferText } from './useLineTransferText.ts';

/** A market's terms of transfers between members and uplines, with a button to change them. */
export function LineTransferRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const { value } = useLineTransferText();
  const { marketLineTransfers: rule } = settings;
  return (
    <SettingRule
      kind="marketLineTransfers"
      market={market}
      title={t('lineTransfers.rule')}
      text={t('lineTransfers.ruleText')}
      change={{
        label: t('lineTransfers.change'),
        name: t('lineTransfers.title', { market: localized(market.name) }),
        request: { kind: 'marketLineTransfers', market, settings },
      }}
      allowWhilePending
    >
      <dl className="facts">
        {lineDirections.map((way) => (
          <Fragment key={way}>
            <dt>{t(`lineTransfers.way.${way}`)}</dt>
            <dd>
              {rule[way].open
                ? t('lineTransfers.bounds', {
                    least: value('least', rule[way]),
                    most: value('most', rule[way]),
                    daily: value('dailyAmount', rule[way]),
                    times: value('dailyTimes', rule[way]),
                  })
                : t('lineTransfers.isClosed')}
            </dd>
          </Fragment>
        ))}
        <dt>{t('lineTransfers.played')}</dt>
        <dd className="num">{rule.playedPercent}%</dd>
      </dl>
    </SettingRule>
  );
}
