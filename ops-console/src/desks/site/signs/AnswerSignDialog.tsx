import './signTexts.ts';
import { signCount } from '@unisite/shared/contract/operatorsCounts';
import { answerSign, harmSigns, type Sign, signOutcome, signs } from '@unisite/shared/contract/operatorsSigns';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../acts/dialogs.ts';
import { ReasonDialog } from '../../../acts/ReasonDialog.tsx';
import { RadioCards } from '../../../acts/settings/RadioCards.tsx';
import { useReasonForm } from '../../../acts/useReasonForm.ts';
import { refresh, useSending } from '../../../frame/api/queries.ts';
import { useSignReason } from './useSignReason.ts';

/** Records the answer to a sign; for signs of harm, a message to the member can be sent at once. */
export function AnswerSignDialog({ sign }: { sign: Sign }): ReactElement {
  const t = useText();
  const reason = useSignReason();
  const sending = useSending(answerSign);
  const { account } = sign.member;
  const isHarm = harmSigns.some((one) => one === sign.sign);
  const outcomes = signOutcome.options.filter((outcome) => isHarm || outcome !== 'messaged');
  const form = useReasonForm({
    values: { outcome: outcomes[0] ?? 'nothing' },
    submit: async ({ outcome, why }) => {
      try {
        await sending.send({ id: sign.id, outcome, why });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t('signs.saved'), text: account });
      } finally {
        void refresh(signs, signCount);
      }
    },
  });
  return (
    <ReasonDialog
      title={t('signs.answerOf', { account })}
      icon="heart"
      consequences={[t('signs.harmless'), ...(isHarm ? [] : [t('signs.untold')])]}
      confirm={t('signs.send')}
      form={form}
      error={sending.error}
    >
      <p>{reason(sign)}</p>
      <RadioCards
        label={t('signs.outcomeLabel')}
        name="outcome"
        value={form.values.outcome}
        onChange={(outcome) => form.change('outcome', outcome)}
        options={outcomes.map((value) => ({
          value,
          label: t(`signs.outcome.${value}`),
          text: t(`signs.explain.${value}`),
        }))}
      />
    </ReasonDialog>
  );
}
