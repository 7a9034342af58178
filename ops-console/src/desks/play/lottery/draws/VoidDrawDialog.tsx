import { audit } from '@unisite/shared/contract/operators';
import { type DeskDraw, lotteryDraw, lotteryDraws, voidDraw } from '@unisite/shared/contract/operatorsLottery';
import { proposals } from '@unisite/shared/contract/operatorsProposals';
import { useLocalized, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';

/** Confirms a proposal to void a draw. */
export function VoidDrawDialog({ draw }: { draw: DeskDraw }): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const figures = useNumberFormat();
  const notifyProposed = useNotifyProposed();
  const send = useSending(voidDraw);
  const { code, numero, tickets } = draw;
  const title = t('proposals.drawVoid', { draw: `${localized(draw.name)} ${numero}` });
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await send.send({ code, numero, why });
        closeDialog();
        notifyProposed(title);
      } finally {
        void refresh(lotteryDraw, lotteryDraws, proposals, audit);
      }
    },
  });
  return (
    <ReasonDialog
      title={title}
      icon="block"
      consequences={[t('proposals.drawVoidMeans', { count: tickets, n: figures.count(tickets) }), t('proposals.waits')]}
      confirm={t('corrections.send')}
      danger
      form={form}
      error={send.error}
    />
  );
}
