import type { TransactionKind } from '@unisite/shared/contract/members';
import type { IconName } from '@unisite/shared/ui';

/** Icon of each kind of movement. */
export const kindIcons: Readonly<Record<TransactionKind, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  withdrawalReturn: 'rollback',
  depositReversal: 'rollback',
  debt: 'alert',
  bet: 'ticket',
  win: 'trophy',
  refund: 'rollback',
  plan: 'history',
  bonus: 'gift',
  bonusPlay: 'gift',
  rebate: 'cashback',
  commission: 'agent',
  transfer: 'transfer',
  lineTransfer: 'send',
  fee: 'percent',
  adjustment: 'edit',
};
