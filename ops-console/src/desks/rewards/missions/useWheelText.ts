import './rewardTexts.ts';
import { averageOf, type WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import type { RaffleGift } from '@unisite/shared/contract/raffleGift';
import { useFormat, useLocalized, useText } from '@unisite/shared/i18n';

/** Describes a wheel, one fact per line: open or not, price, fields, average value of a spin. */
export function useWheelText(): (draft: WheelDraft) => string[] {
  const t = useText();
  const format = useFormat();
  const localized = useLocalized();
  const money = (sum: number) => format.money(sum, { whole: true });
  const giftText = (gives: RaffleGift): string => {
    if (gives.kind === 'points') return t('wheelText.gives.points', { n: format.number(gives.points) });
    if (gives.kind === 'bonus')
      return t('wheelText.gives.bonus', { amount: money(gives.amount), times: format.number(gives.wagering) });
    return t(`wheelText.gives.${gives.kind}`);
  };
  return (draft) => {
    const { isOpen, fields, consolation, price, perDay } = draft;
    const average = averageOf(draft);
    return [
      t(isOpen ? 'wheelText.open' : 'wheelText.closed'),
      price === null
        ? t('wheelText.noPrice')
        : t('wheelText.price', { points: format.number(price), n: format.number(perDay) }),
      ...fields.map(({ id, title, chance, gives, stock }) =>
        [
          t('wheelText.line', {
            title: localized(title),
            chance: format.percent(chance / 10, chance % 10 === 0 ? 0 : 1),
            gives: giftText(gives),
            left: stock === null ? t('wheelText.noLimit') : t('wheelText.left', { n: format.number(stock) }),
          }),
          ...(id === consolation ? [t('wheelText.isConsolation')] : []),
        ].join(', '),
      ),
      t('wheelText.average', { points: format.number(average.points, 1), money: money(Math.round(average.money)) }),
    ];
  };
}
