import './pointTexts.ts';
import type { GoodsDraft } from '@unisite/shared/contract/operatorsPoints';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useMarkets } from '../../../frame/words/useMarkets.ts';

/** Describes an item: price, stock, eligibility, gift. */
export function useGoodsText(): (draft: GoodsDraft) => string[] {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  return ({ price, stock, level, perMonth, gives, markets, isOpen }) => [
    t('points.price', { points: format.number(price) }),
    stock === null ? t('points.noLimit') : t('points.left', { n: format.number(stock) }),
    gives.kind === 'bonus'
      ? t('points.gives.bonusOf', {
          amount: format.money(gives.amount, { whole: true }),
          times: format.number(gives.wagering),
        })
      : t(`points.gives.${gives.kind}`),
    ...(level === null ? [] : [t('points.fromLevel', { level: t(`vip.level.${level}`) })]),
    ...(perMonth === null ? [] : [t('points.perMonth', { n: format.number(perMonth) })]),
    markets.map(nameOf).join(', '),
    ...(isOpen ? [] : [t('points.notShown')]),
  ];
}
