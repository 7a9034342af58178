import type { MissionGift } from '@unisite/shared/contract/missionGoal';
import { useFormat, useText } from '@unisite/shared/i18n';

interface GiftText {
  /** The large figure, with its unit below. */
  readonly figure: string;
  readonly unit: string;
  /** For use in a sentence. */
  readonly words: string;
}

/** Describes a mission's reward. */
export function useGiftText(): (gift: MissionGift) => GiftText {
  const t = useText();
  const format = useFormat();
  return (gift) => {
    if (gift.kind === 'bonus') {
      const amount = format.money(gift.amount, { whole: true });
      const unit =
        gift.wagering === 0 ? t('missions.unit.bonusAtOnce') : t('missions.unit.bonus', { count: gift.wagering });
      return { figure: `+${amount}`, unit, words: t('missions.gave.bonus', { amount }) };
    }
    const n = format.number(gift.kind === 'points' ? gift.points : gift.count);
    return { figure: `+${n}`, unit: t(`missions.unit.${gift.kind}`), words: t(`missions.gave.${gift.kind}`, { n }) };
  };
}
