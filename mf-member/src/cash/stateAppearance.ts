import type { DepositState } from '@unisite/shared/contract/deposits';
import type { WithdrawalState } from '@unisite/shared/contract/withdrawals';
import type { IconName, TagProps } from '@unisite/shared/ui';

type StateAppearance = Readonly<{ tone?: NonNullable<TagProps['tone']>; icon: IconName }>;

export const depositAppearance: Readonly<Record<DepositState, StateAppearance>> = {
  pending: { tone: 'sky', icon: 'clock' },
  confirmed: { tone: 'jade', icon: 'check' },
  failed: { tone: 'coral', icon: 'x-circle' },
  expired: { icon: 'clock' },
  cancelled: { icon: 'close' },
  chargedBack: { tone: 'coral', icon: 'rollback' },
};

export const withdrawalAppearance: Readonly<Record<WithdrawalState, StateAppearance>> = {
  requested: { tone: 'sky', icon: 'clock' },
  approved: { tone: 'sky', icon: 'refresh' },
  paid: { tone: 'gold', icon: 'send' },
  received: { tone: 'jade', icon: 'check' },
  partial: { tone: 'coral', icon: 'alert' },
  notReceived: { tone: 'coral', icon: 'alert' },
  returned: { tone: 'jade', icon: 'rollback' },
  rejected: { tone: 'coral', icon: 'x-circle' },
};
