import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';

/** A game's name on its own: the north, with one station, is named after its region. */
export function useGameName(): (game: Pick<LotteryGame, 'region' | 'remark'>) => string {
  const t = useText();
  return ({ region, remark }) => (region === 'north' ? t('region.northGame') : remark);
}
