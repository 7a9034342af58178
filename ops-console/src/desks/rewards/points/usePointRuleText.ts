import './pointTexts.ts';
import type { MarketPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import { earningType } from '@unisite/shared/contract/points';
import { useFormat, useText } from '@unisite/shared/i18n';

/** Describes a market's rules for earning and converting points. */
export function usePointRuleText(): (rule: MarketPoints) => string[] {
  const t = useText();
  const format = useFormat();
  const money = (sum: number) => format.money(sum, { whole: true });
  return ({ earn, conversion }) => [
    ...earningType.options.map((type) => {
      const per = earn[type];
      const name = t(`points.type.${type}`);
      return per === null ? t('points.earnsNone', { name }) : t('points.earns', { name, amount: money(per) });
    }),
    conversion === null
      ? t('points.notConverted')
      : t('points.converts', {
          amount: money(conversion.per100),
          most: format.number(conversion.most),
          times: format.number(conversion.wagering),
        }),
  ];
}
