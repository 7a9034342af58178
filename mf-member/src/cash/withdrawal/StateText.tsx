import type { Withdrawal } from '@unisite/shared/contract/withdrawals';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';

/** A withdrawal's state in a sentence or two, with the operator's or the bank's reason. */
export function StateText({ withdrawal }: { withdrawal: Withdrawal }): ReactElement {
  const t = useText();
  const { reason } = withdrawal;
  const sentences = sentencesOf(withdrawal).map((key) => t(key));
  return (
    <p className="soft" role="status">
      {[...sentences, ...(reason === null ? [] : [t('withdrawal.why', { reason })])].join(' ')}
    </p>
  );
}

function sentencesOf({ state, forced, fee, receivedAmount }: Withdrawal): readonly string[] {
  if (forced) return ['withdrawal.text.forced'];
  if (state !== 'returned') return [`withdrawal.text.${state}`];
  const part = receivedAmount !== null && receivedAmount > 0;
  const first = part ? 'withdrawal.text.returnedPart' : 'withdrawal.text.returned';
  return fee === 0 ? [first] : [first, part ? 'withdrawal.text.feeKept' : 'withdrawal.text.feeBack'];
}
