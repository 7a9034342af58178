import type { RaffleGift } from '@unisite/shared/contract/raffleGift';
import { useFormat, useText } from '@unisite/shared/i18n';

/** Describes a prize, and where to find it. */
export function useWonText(): (gift: RaffleGift) => { readonly title: string; readonly text: string } {
  const t = useText();
  const format = useFormat();
  return (gift) => {
    switch (gift.kind) {
      case 'points':
        return { title: t('raffle.won.points', { n: format.number(gift.points) }), text: t('raffle.wonText.points') };
      case 'bonus':
        return {
          title: t('raffle.won.bonus', { amount: format.money(gift.amount, { whole: true }) }),
          text:
            gift.wagering === 0 ? t('raffle.wonText.bonusAtOnce') : t('raffle.wonText.bonus', { count: gift.wagering }),
        };
      default:
        return { title: t(`raffle.won.${gift.kind}`), text: t(`raffle.wonText.${gift.kind}`) };
    }
  };
}
