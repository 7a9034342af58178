import type { DeskDrawState } from '@unisite/shared/contract/operatorsLottery';
import type { IconName } from '@unisite/shared/ui';

/** Appearance of a draw's state. */
export const drawTags: Readonly<
  Record<DeskDrawState, { readonly tone?: 'jade' | 'sky' | 'gold' | 'coral'; readonly icon: IconName }>
> = {
  open: { tone: 'sky', icon: 'ticket' },
  drawing: { tone: 'gold', icon: 'clock' },
  settling: { tone: 'gold', icon: 'refresh' },
  settled: { tone: 'jade', icon: 'check' },
  void: { tone: 'coral', icon: 'block' },
};
