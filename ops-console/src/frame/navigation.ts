import type { IconName } from '@unisite/shared/ui';
import type { Page } from './place.ts';

/** The icon of each page; its key follows `g`. */
export const navigation: Readonly<Record<Page, { icon: IconName; key: string }>> = {
  matrix: { icon: 'grid', key: 'm' },
  acts: { icon: 'clock', key: 'p' },
  cash: { icon: 'withdraw', key: 'w' },
  audit: { icon: 'document', key: 'a' },
  teams: { icon: 'key', key: 't' },
  markets: { icon: 'globe', key: 's' },
  members: { icon: 'user', key: 'u' },
};
