import { decideAct } from '@unisite/shared/contract/operators';
import type { PendingAct } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { refreshActs } from '../../../acts/refreshActs.ts';
import { useActText } from '../../../acts/useActText.ts';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { useSending } from '../../../frame/api/queries.ts';
import { useActorName } from '../../../frame/words/useActorName.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';

/** Approves an act that another operator or a team proposed, or withdraws a pending one. */
export function DecideDialog({
  pending,
  decision,
}: {
  pending: PendingAct;
  decision: 'approve' | 'withdraw';
}): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const who = useActorName();
  const { nameOf } = useMarkets();
  const what = useActText(pending.remote, pending.act);
  const decide = useSending(decideAct);
  const { id, remote, market, by, why: reason, at } = pending;
  const coming =
    decision === 'withdraw'
      ? t('decide.withdrawn')
      : at
        ? t('decide.approvedAt', { at: figures.when(at) })
        : t('decide.approvedNow');
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      await decide.send({ id, decision, why });
      closeDialog();
      refreshActs();
      toastStore.show({
        tone: decision === 'approve' ? 'won' : 'info',
        icon: 'check',
        title: t(`decide.done.${decision}`),
        text: what,
      });
    },
  });
  return (
    <ReasonDialog
      title={t(`decide.title.${decision}`)}
      icon={decision === 'approve' ? 'check-circle' : 'x-circle'}
      consequences={[
        t('decide.what', { what, remote, market: nameOf(market) }),
        t('decide.by', { who: who(by), why: reason }),
        coming,
      ]}
      confirm={t(`decide.${decision}`)}
      danger={decision === 'withdraw'}
      form={form}
      error={decide.error}
    />
  );
}
