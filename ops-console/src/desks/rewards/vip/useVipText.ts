import type { MarketVip, VipLevelRule } from '@unisite/shared/contract/operatorsMarketVip';
import type { ClubLevel } from '@unisite/shared/contract/vip';
import { useFormat, useText } from '@unisite/shared/i18n';
import { type LevelFigure, levelFigures } from './vipForm.ts';

/** Describes a market's club. */
export function useVipText() {
  const t = useText();
  const format = useFormat();
  const nameOf = (id: ClubLevel): string => t(`vip.level.${id}`);
  const written = (figure: LevelFigure, value: number): string => {
    if (figure === 'rebate') return format.number(value, 2);
    return figure === 'feeOff' ? `${value}` : format.money(value, { whole: true });
  };
  const level = (rule: VipLevelRule): string =>
    levelFigures
      .filter((figure) => figure === 'turnover' || rule[figure] > 0)
      .map((figure) => `${t(`vip.figure.${figure}`)} ${written(figure, rule[figure])}`)
      .join(', ');
  return {
    nameOf,
    level,
    /** Each changed level, as it will be. */
    change: (from: MarketVip, to: MarketVip): string[] => [
      ...to.levels.flatMap((one) => {
        const was = from.levels.find(({ id }) => id === one.id);
        return was && JSON.stringify(was) === JSON.stringify(one) ? [] : [`${nameOf(one.id)}: ${level(one)}`];
      }),
      ...from.levels
        .filter(({ id }) => !to.levels.some((one) => one.id === id))
        .map(({ id }) => t('vip.gone', { level: nameOf(id) })),
    ],
  };
}
