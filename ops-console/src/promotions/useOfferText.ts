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
      const startText = (start: PromotionOffer['starts']): string[] => {
        switch (start.on) {
          case 'code':
            return [t('promotions.offer.code', { code: start.code })];
          case 'deposit':
            return [t(`promotions.offer.deposit.${start.which}`, { least: money(start.least) })];
          case 'claim':
            return [t('promotions.offer.claim')];
          case 'application': {
            const { pictures, bet } = start;
            const needed =
              pictures === 0 ? t('promotions.offer.noPictures') : t('promotions.offer.pictures', { count: pictures });
            return [
              t('promotions.offer.application', { pictures: needed }),
              ...(bet
                ? [
                    t('promotions.offer.bet', {
                      ...{ least: money(bet.least), count: bet.withinDays },
                      categories: bet.categories.map((one) => t(`promotions.category.${one}`)).join(', '),
                    }),
                  ]
                : []),
            ];
          }
        }
      };
      const givesText = (gift: PromotionOffer['gives'], isOfLoss: boolean): string => {
        if (gift.kind === 'fixed') return t('promotions.offer.fixed', { amount: money(gift.amount) });
        if (gift.kind === 'freeRounds') {
          const { rounds, game, stake, days: until, most: cap } = gift;
          const said = t('promotions.offer.freeRounds', { count: rounds, game, stake: money(stake), days: until });
          return cap === null ? said : `${said} ${t('promotions.offer.roundsMost', { most: money(cap) })}`;
        }
        const most = money(gift.most);
        if (gift.kind === 'decided') return t('promotions.offer.decided', { most });
        return t(isOfLoss ? 'promotions.offer.percentOfLoss' : 'promotions.offer.percent', {
          percent: gift.percent,
          most,
        });
      };
      const days = starts.on === 'deposit' && starts.weekdays.length < 7 ? starts.weekdays : null;
      return [
        ...startText(starts),
        ...(days ? [days.map((day) => t(`promotions.weekday.${day}`)).join(', ')] : []),
        givesText(gives, starts.on === 'application'),
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
