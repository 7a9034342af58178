import './feedbackTexts.ts';
import { feedbackCount } from '@unisite/shared/contract/operatorsCounts';
import {
  changeFeedback,
  type FeedbackState,
  feedbackDesk,
  maxNoteLength,
  type OperatorFeedback,
} from '@unisite/shared/contract/operatorsFeedback';
import { toInput, useForm } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Field, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { RadioCards } from '../../../../acts/settings/RadioCards.tsx';
import { refresh, useSending } from '../../../../frame/api/queries.ts';
import { FeedbackDialogFrame } from './FeedbackDialogFrame.tsx';

const states = ['new', 'working', 'answered', 'closed'] as const;
/** Opening a new message suggests "in progress". */
const nextState = (state: FeedbackState): FeedbackState => (state === 'new' ? 'working' : state);

/** Sets the state of a message, and a note for other operators. */
export function ChangeFeedbackDialog({ feedback }: { feedback: OperatorFeedback }): ReactElement {
  const t = useText();
  const change = useSending(changeFeedback);
  const { id, revision, reference } = feedback;
  const form = useForm({
    values: { state: nextState(feedback.state), note: feedback.note },
    validate: () => ({}),
    async submit({ state, note }) {
      try {
        await change.send({ id, revision, state, note: note.trim() });
        closeDialog();
        toastStore.show({ tone: 'won', icon: 'check', title: t('feedback.saved'), text: reference });
      } finally {
        void refresh(feedbackDesk, feedbackCount);
      }
    },
  });
  const { error: _none, ...note } = toInput(form.field('note'));
  return (
    <FeedbackDialogFrame
      title={t('feedback.changeOf', { reference })}
      icon="edit"
      feedback={feedback}
      form={form}
      confirm={t('vendors.save')}
      error={change.error}
    >
      <RadioCards
        label={t('feedback.stands')}
        name="state"
        value={form.values.state}
        onChange={(state) => form.change('state', state)}
        options={states.map((value) => ({
          value,
          label: t(`feedback.state.${value}`),
          text: t(`feedback.explain.${value}`),
        }))}
      />
      <Field label={t('feedback.note')} note={t('feedback.noteHint')}>
        {(control) => <textarea {...control} {...note} className="input" rows={3} maxLength={maxNoteLength} />}
      </Field>
    </FeedbackDialogFrame>
  );
}
