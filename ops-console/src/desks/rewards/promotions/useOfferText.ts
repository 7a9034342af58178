import { noonOf } from '@unisite/shared/days';
import './offerTexts.ts';
import { category } from '@unisite/shared/contract';
import { isNonMonetary, type PromotionOffer } from '@unisite/shared/contract/promotionOffer';
import { type Format, type TextOf, useFormat, useText } from '@unisite/shared/i18n';
import { useCallback } from 'react';

/** Describes an offer: trigger, gift, wagering, audience. */
export function useOfferText(): (offer: PromotionOffer | null) => string[] {
  const t = useText();
  const format = useFormat();
  return useCallback((offer) => (offer ? sentencesOf(offer, { t, format }) : [t('offerText.none')]), [t, format]);
}

interface Words {
  readonly t: TextOf;
  readonly format: Format;
}

const money = ({ format }: Words, sum: number): string => format.money(sum, { whole: true });

const sentencesOf = (offer: PromotionOffer, words: Words): string[] => [
  ...startText(offer.starts, words),
  giftText(offer, words),
  ...audienceText(offer, words),
  ...wageringText(offer, words),
];

function startText(start: PromotionOffer['starts'], words: Words): string[] {
  const { t, format } = words;
  const weekdays = (days: readonly number[]) => days.map((day) => t(`offerText.weekday.${day}`));
  switch (start.on) {
    case 'code':
      return [t('offerText.code', { code: start.code })];
    case 'deposit':
      return [
        t(`offerText.deposit.${start.which}`, { least: money(words, start.least) }),
        ...(start.weekdays.length < 7 ? [weekdays(start.weekdays).join(', ')] : []),
      ];
    case 'claim':
      return [t('offerText.claim')];
    case 'birthday':
      return [t('offerText.birthday')];
    case 'day': {
      const days = [
        ...weekdays(start.weekdays),
        ...start.monthDays.map((day) => t('offerText.monthDay', { day })),
        ...start.dates.map((date) => format.date(noonOf(date))),
      ];
      return [t('offerText.day', { days: days.join(', ') })];
    }
    case 'loss':
      return [
        t(`offerText.loss.${start.of}`, { least: money(words, start.least) }),
        ...(start.categories.length < category.options.length
          ? [start.categories.map((one) => t(`promotions.category.${one}`)).join(', ')]
          : []),
      ];
    case 'application': {
      const { pictures, bet } = start;
      const needed = pictures === 0 ? t('offerText.noPictures') : t('offerText.pictures', { count: pictures });
      return [
        t('offerText.application', { pictures: needed }),
        ...(bet
          ? [
              t('offerText.bet', {
                least: money(words, bet.least),
                count: bet.withinDays,
                categories: bet.categories.map((one) => t(`promotions.category.${one}`)).join(', '),
              }),
            ]
          : []),
      ];
    }
  }
}

function giftText({ gives, starts }: PromotionOffer, words: Words): string {
  const { t } = words;
  switch (gives.kind) {
    case 'fixed':
      return t('offerText.fixed', { amount: money(words, gives.amount) });
    case 'points':
      return t('offerText.points', { count: gives.points });
    case 'tickets':
      return t('offerText.tickets', { count: gives.count });
    case 'decided':
      return t('offerText.decided', { most: money(words, gives.most) });
    case 'percent':
      return t(starts.on === 'deposit' ? 'offerText.percent' : 'offerText.percentOfLoss', {
        percent: gives.percent,
        most: money(words, gives.most),
      });
    case 'freeRounds': {
      const { rounds, game, stake, days, most } = gives;
      const said = t('offerText.freeRounds', { count: rounds, game, stake: money(words, stake), days });
      return most === null ? said : `${said} ${t('offerText.roundsMost', { most: money(words, most) })}`;
    }
  }
}

function audienceText(offer: PromotionOffer, words: Words): string[] {
  const { t } = words;
  const { times, newWithinDays, oncePerson, perAddress, budget, places, levels, labels } = offer;
  return [
    t(`offerText.times.${times}`),
    ...(newWithinDays === null ? [] : [t('offerText.new', { count: newWithinDays })]),
    ...(levels ? [t('offerText.levels', { levels: levels.map((one) => t(`vip.level.${one}`)).join(', ') })] : []),
    ...(labels ? [t('offerText.labels', { labels: labels.join(', ') })] : []),
    ...(budget === undefined ? [] : [t('offerText.budget', { amount: money(words, budget) })]),
    ...(places === undefined ? [] : [t('offerText.places', { count: places })]),
    ...(oncePerson ? [t('offerText.person')] : []),
    ...(perAddress === undefined ? [] : [t('offerText.perAddress', { count: perAddress })]),
  ];
}

function wageringText({ wagering, gives }: PromotionOffer, words: Words): string[] {
  const { t, format } = words;
  if (!wagering) return isNonMonetary(gives) ? [] : [t('offerText.free')];
  return [
    t(`offerText.wager.${wagering.of}`, { times: wagering.times, count: wagering.days }),
    category.options
      .filter((one) => wagering.weights[one])
      .map((one) => `${t(`promotions.category.${one}`)} ${format.percent(wagering.weights[one] ?? 0, 0)}`)
      .join(' · '),
    ...(wagering.largestBet === null ? [] : [t('offerText.largest', { amount: money(words, wagering.largestBet) })]),
  ];
}
