import type { PlanState } from '@unisite/shared/contract/lotteryPlans';
import type { IconName } from '@unisite/shared/ui';

/** Appearance of a plan's state. */
export const planTags: Readonly<
  Record<PlanState, { readonly tone?: 'jade' | 'sky' | 'gold' | 'coral'; readonly icon: IconName }>
> = {
  running: { tone: 'sky', icon: 'refresh' },
  finished: { tone: 'jade', icon: 'check' },
  won: { tone: 'gold', icon: 'ticket' },
  stopped: { icon: 'close' },
  ended: { tone: 'coral', icon: 'block' },
};
