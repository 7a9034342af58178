import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';

/** What a game is called on its own: the north, which has one station, is called after its region. */
export function useGameName(): (game: Pick<LotteryGame, 'region' | 'remark'>) => string {
  const t = useText();
  return ({ region, remark }) => (region === 'north' ? t('region.northGame') : remark);
}
