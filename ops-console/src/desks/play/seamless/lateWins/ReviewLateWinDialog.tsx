import './lateWinTexts.ts';
import { audit } from '@unisite/shared/contract/operators';
import { type LateWin, lateWins, reviewLateWin } from '@unisite/shared/contract/operatorsLateWins';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useFormat, useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';

interface ReviewLateWinDialogProps {
  lateWin: LateWin;
  decision: 'pay' | 'dismiss';
}

/** Confirms proposing payment of a late win, or dismissing it. */
export function ReviewLateWinDialog({ lateWin, decision }: ReviewLateWinDialogProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const { nameOf } = useMarkets();
  const notifyProposed = useNotifyProposed();
  const review = useSending(reviewLateWin);
  const { id, member, market, vendor, amount, roundId: round } = lateWin;
  const pays = decision === 'pay';
  const values = {
    account: member.account,
    market: nameOf(market),
    vendor,
    amount: format.money(amount, { whole: true }),
  };
  const title = t(pays ? 'proposals.lateWin' : 'lateWins.dismissTitle', { round });
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await review.send({ id, decision, why });
        closeDialog();
        if (pays) notifyProposed(title);
        else toastStore.show({ tone: 'info', icon: 'block', title: t('lateWins.dismissed', { round }) });
      } finally {
        void refresh(lateWins, proposals, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={title}
      icon={pays ? 'check' : 'block'}
      consequences={
        pays ? [t('proposals.lateWinMeans', values), t('proposals.waits')] : [t('lateWins.dismissMeans', values)]
      }
      confirm={t(pays ? 'corrections.send' : 'lateWins.dismiss')}
      danger={!pays}
      form={form}
      error={review.error}
    />
  );
}
