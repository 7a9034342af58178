import './rewardTexts.ts';
import type { MissionGoal } from '@unisite/shared/contract/missionGoal';
import type { MissionDraft } from '@unisite/shared/contract/operatorsMissionDraft';
import { useFormat, useText } from '@unisite/shared/i18n';
import { useMarkets } from '../../../frame/words/useMarkets.ts';

/** Describes a mission: goal, reward, recurrence, markets and period. */
export function useMissionText(): (draft: MissionDraft) => string[] {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  const money = (sum: number) => format.money(sum, { whole: true });
  const goalText = (goal: MissionGoal): string => {
    const games =
      'categories' in goal && goal.categories.length > 0
        ? goal.categories.map((one) => t(`promotions.category.${one}`)).join(', ')
        : t('missionText.allGames');
    switch (goal.kind) {
      case 'turnover':
        return t('missionText.goalOf.turnover', { amount: money(goal.amount), games });
      case 'rounds':
        return t('missionText.goalOf.rounds', { n: format.number(goal.count), games });
      case 'days':
      case 'tickets':
      case 'stations':
        return t(`missionText.goalOf.${goal.kind}`, { n: format.number(goal.count) });
      case 'deposit':
        return t('missionText.goalOf.deposit', { amount: money(goal.least) });
      default:
        return t(`missionText.goalOf.${goal.kind}`);
    }
  };
  return ({ goal, gives, repeats, markets, from, until }) => [
    goalText(goal),
    gives.kind === 'bonus'
      ? t('missionText.gives.bonus', { amount: money(gives.amount), times: format.number(gives.wagering) })
      : t(`missionText.gives.${gives.kind}`, {
          n: format.number(gives.kind === 'points' ? gives.points : gives.count),
        }),
    t(`missionText.repeats.${repeats}`),
    markets.map(nameOf).join(', '),
    t('missionText.since', { day: format.date(from) }),
    ...(until === null ? [] : [t('missionText.to', { day: format.date(until) })]),
  ];
}
