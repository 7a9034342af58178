import type { DepositState } from '@unisite/shared/contract/deposits';
import type { WithdrawalState } from '@unisite/shared/contract/withdrawals';
import { useText } from '@unisite/shared/i18n';
import { Tag } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { depositAppearance, withdrawalAppearance } from './stateAppearance.ts';

/** A deposit's state. */
export function DepositTag({ state }: { state: DepositState }): ReactElement {
  const t = useText();
  return <Tag {...depositAppearance[state]}>{t(`deposit.state.${state}`)}</Tag>;
}

/** A withdrawal's state. */
export function WithdrawalTag({ state }: { state: WithdrawalState }): ReactElement {
  const t = useText();
  return <Tag {...withdrawalAppearance[state]}>{t(`withdrawal.state.${state}`)}</Tag>;
}
