import { askIdentityAgain, type OperatorIdentityCheck } from '@unisite/shared/contract/operatorsIdentity';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { useSending } from '../../../frame/api/queries.ts';
import { decided } from './decided.ts';

/** Requests a new check from a member whose last one has ended. */
export function AskIdentityAgainDialog({ check }: { check: OperatorIdentityCheck }): ReactElement {
  const t = useText();
  const again = useSending(askIdentityAgain);
  const { id, member } = check;
  const form = useReasonForm({
    values: {},
    submit: ({ why }) => decided(check, t('identity.askedAgain'), () => again.send({ id, why })),
  });
  return (
    <ReasonDialog
      title={t('identity.askAgainOf', { account: member.account })}
      icon="refresh"
      consequences={[t('identity.askAgainMeans')]}
      confirm={t('identity.askAgain')}
      form={form}
      error={again.error}
    />
  );
}
