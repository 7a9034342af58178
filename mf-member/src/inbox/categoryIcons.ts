import type { MessageCategory } from '@unisite/shared/contract/messages';
import type { IconName } from '@unisite/shared/ui';

export const categoryIcons: Readonly<Record<MessageCategory, IconName>> = {
  account: 'shield',
  cash: 'wallet',
  bets: 'trophy',
  promotions: 'gift',
  system: 'wrench',
};
