import { identityCount } from '@unisite/shared/contract/operatorsCounts';
import { identityDesk, type OperatorIdentityCheck, oneIdentityCheck } from '@unisite/shared/contract/operatorsIdentity';
import { toastStore } from '@unisite/shared/ui';
import { closeDialog } from '../../../acts/dialogs.ts';
import { refresh } from '../../../frame/api/queries.ts';

/** Closes the dialog after a decision, shows the outcome, and refetches what changed. */
export async function decided(
  check: OperatorIdentityCheck,
  title: string,
  send: () => Promise<unknown>,
): Promise<void> {
  try {
    await send();
    closeDialog();
    toastStore.show({ tone: 'won', icon: 'check', title, text: check.member.account });
  } finally {
    void refresh(oneIdentityCheck, identityDesk, identityCount);
  }
}
