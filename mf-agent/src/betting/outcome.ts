import type { IconName, TagProps } from '@unisite/shared/ui';
import type { Round } from './bettingFilters.ts';

/** Outcome of a round for the member. */
export type Outcome = 'won' | 'lost' | 'even' | 'open' | 'cancelled';

export function outcomeOf({ state, result }: Pick<Round, 'state' | 'result'>): Outcome {
  if (state !== 'settled' || result === null) return state === 'cancelled' ? 'cancelled' : 'open';
  return result > 0 ? 'won' : result < 0 ? 'lost' : 'even';
}

/** Never by colour alone: each outcome has an icon and a word. */
export const outcomeAppearance: Readonly<Record<Outcome, { icon: IconName; tone: TagProps['tone'] }>> = {
  won: { icon: 'check', tone: 'jade' },
  lost: { icon: 'minus', tone: undefined },
  even: { icon: 'swap', tone: undefined },
  open: { icon: 'clock', tone: 'sky' },
  cancelled: { icon: 'rollback', tone: undefined },
};
