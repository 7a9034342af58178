import './feedbackTexts.ts';
import { feedbackCount } from '@unisite/shared/contract/operatorsCounts';
import {
  answerFeedback,
  feedbackDesk,
  maxAnswerLength,
  type OperatorFeedback,
} from '@unisite/shared/contract/operatorsFeedback';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Field, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { FeedbackDialogFrame } from './FeedbackDialogFrame.tsx';

/** Replies to a member in the inbox. */
export function AnswerFeedbackDialog({ feedback }: { feedback: OperatorFeedback }): ReactElement {
  const t = useText();
  const answer = useSending(answerFeedback);
  const { id, revision, reference, member } = feedback;
  const form = useForm({
    values: { text: '' },
    validate: ({ text }) => ({ text: text.trim() === '' ? t('feedback.answerMissing') : null }),
    async submit({ text }) {
      try {
        await answer.send({ id, revision, text: text.trim() });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'send', title: t('feedback.sent'), text: reference });
      } finally {
        void refresh(feedbackDesk, feedbackCount);
      }
    },
  });
  const { error, ...text } = toInput(form.field('text'));
  return (
    <FeedbackDialogFrame
      title={t('feedback.answerOf', { reference })}
      icon="send"
      feedback={feedback}
      form={form}
      confirm={t('feedback.send')}
      error={answer.error}
    >
      <Field
        label={t('feedback.answerLabel')}
        hint={t('feedback.answerHint', { account: member?.account ?? '' })}
        error={error}
      >
        {(control) => (
          <textarea {...control} {...text} className="input" rows={6} maxLength={maxAnswerLength} aria-required />
        )}
      </Field>
    </FeedbackDialogFrame>
  );
}
