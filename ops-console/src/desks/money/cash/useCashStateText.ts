import './cashDeskTexts.ts';
import { withdrawalState } from '@unisite/shared/contract/withdrawals';
import { useText } from '@unisite/shared/i18n';

/** The name of a state of a withdrawal or a deposit. */
export function useCashStateText(): (state: string) => string {
  const t = useText();
  return (state) =>
    t(
      withdrawalState.options.some((one) => one === state)
        ? `withdrawals.state.${state}`
        : `contradictions.deposit.${state}`,
    );
}
