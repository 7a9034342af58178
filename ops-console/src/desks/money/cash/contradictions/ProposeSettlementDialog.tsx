import './contradictionTexts.ts';
import {
  type Contradiction,
  contradictions,
  proposeSettlement,
  type SettlementOutcome,
} from '@unisite/shared/contract/operatorsContradictions';
import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../../acts/ReasonDialog.tsx';
import { useNotifyProposed } from '../../../../acts/useNotifyProposed.ts';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { useContradictionText } from './useContradictionText.ts';

interface ProposeSettlementDialogProps {
  contradiction: Contradiction;
  outcome: SettlementOutcome;
}

/** Confirms proposing a settlement: its effect, and the reason. Another operator decides. */
export function ProposeSettlementDialog({ contradiction, outcome }: ProposeSettlementDialogProps): ReactElement {
  const t = useText();
  const texts = useContradictionText(contradiction);
  const told = useNotifyProposed();
  const propose = useSending(proposeSettlement);
  const { id, reported, state, reference } = contradiction;
  const verb = outcome === 'followed' ? texts.follow : t('contradictions.dismiss');
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      try {
        await propose.send({ id, outcome, reported, state, why });
        closeDialog();
        told(`${reference}: ${verb}`);
      } finally {
        void refresh(contradictions);
      }
    },
  });
  return (
    <ReasonDialog
      title={`${reference}: ${verb}`}
      icon={outcome === 'followed' ? 'edit' : 'close'}
      consequences={[
        texts.means(outcome),
        t('corrections.waits'),
        ...(outcome === 'followed' ? [t('contradictions.told')] : []),
      ]}
      confirm={t('corrections.send')}
      danger={contradiction.change < 0 && outcome === 'followed'}
      form={form}
      error={propose.error}
    />
  );
}
