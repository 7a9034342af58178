import type { MarketView } from '@unisite/shared/contract/operators';
import type { MarketSettings } from '@unisite/shared/contract/operatorsMarketSettings';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { SettingRule } from '../../../acts/settings/SettingRule.tsx';
import { useVipText } from './useVipText.ts';

/** A market's club levels, with a button to change them. */
export function VipRule({ market, settings }: { market: MarketView; settings: MarketSettings }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const words = useVipText();
  const { levels } = settings.marketVip;
  return (
    <SettingRule
      kind="marketVip"
      market={market}
      title={t('vip.rule')}
      text={t('vip.ruleText')}
      change={{
        label: t('vip.change'),
        name: t('vip.changeIn', { market: localized(market.name) }),
        request: { kind: 'marketVip', market, settings },
      }}
      allowWhilePending
    >
      {levels.length === 0 ? (
        <p className="muted">{t('vip.none')}</p>
      ) : (
        <ul>
          {levels.map((level) => (
            <li key={level.id}>
              <b>{words.nameOf(level.id)}</b>: {words.level(level)}
            </li>
          ))}
        </ul>
      )}
    </SettingRule>
  );
}
