import { category } from '@unisite/shared/contract';
import type { PromotionOffer } from '@unisite/shared/contract/promotionOffer';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useCallback } from 'react';

/** An offer as sentences: what starts it, what it gives, what has to be wagered, for whom. */
export function useOfferText(): (offer: PromotionOffer | null) => string[] {
  const t = useText();
  const format = useFormat();
  return useCallback(
    (offer) => {
      if (!offer) return [t('promotions.offer.none')];
      const { starts, gives, wagering, times, newWithinDays, oncePerson, budget } = offer;
      const money = (sum: number) => format.money(sum, { whole: true });
      const days = starts.on === 'deposit' && starts.weekdays.length < 7 ? starts.weekdays : null;
      return [
        starts.on === 'code'
          ? t('promotions.offer.code', { code: starts.code })
          : t(`promotions.offer.deposit.${starts.which}`, { least: money(starts.least) }),
        ...(days ? [days.map((day) => t(`promotions.weekday.${day}`)).join(', ')] : []),
        gives.kind === 'fixed'
          ? t('promotions.offer.fixed', { amount: money(gives.amount) })
          : t('promotions.offer.percent', { percent: gives.percent, most: money(gives.most) }),
        t(`promotions.offer.times.${times}`),
        ...(newWithinDays === null ? [] : [t('promotions.offer.new', { count: newWithinDays })]),
        ...(budget === undefined ? [] : [t('promotions.offer.budget', { amount: money(budget) })]),
        ...(oncePerson ? [t('promotions.offer.person')] : []),
        ...(wagering
          ? [
              t(`promotions.offer.wager.${wagering.of}`, { times: wagering.times, count: wagering.days }),
              category.options
                .filter((one) => wagering.weights[one])
                .map((one) => `${t(`promotions.category.${one}`)} ${format.percent(wagering.weights[one] ?? 0, 0)}`)
                .join(' · '),
              ...(wagering.largestBet === null
                ? []
                : [t('promotions.offer.largest', { amount: money(wagering.largestBet) })]),
            ]
          : [t('promotions.offer.free')]),
      ];
    },
    [t, format],
  );
}
