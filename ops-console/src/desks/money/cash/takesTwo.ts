import {
  guardedWithdrawalAct,
  type OperatorWithdrawal,
  type WithdrawalAct,
} from '@unisite/shared/contract/operatorsCash';

export const isGuarded = (act: WithdrawalAct): boolean => guardedWithdrawalAct.options.some((one) => one === act);

/** Whether an act on a withdrawal needs a second operator. */
export const takesTwo = ({ approvedByTwo }: Pick<OperatorWithdrawal, 'approvedByTwo'>, act: WithdrawalAct): boolean =>
  isGuarded(act) && (act !== 'approve' || approvedByTwo);
