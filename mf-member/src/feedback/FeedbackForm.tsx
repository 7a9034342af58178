import { invalidate, useAction } from '@unisite/shared/api';
import { feedback, maxFeedbackLength, ownFeedback } from '@unisite/shared/contract/site';
import { toInput, useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Field, Panel, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { ValidatedForm } from '../form/ValidatedForm.tsx';

/** A message to the site. Input stays until it is accepted. */
export function FeedbackForm(): ReactElement {
  const t = useText();
  const format = useFormat();
  const action = useAction(feedback);
  const max = maxFeedbackLength.content;
  const form = useForm({
    values: { content: '' },
    validate: ({ content }) => {
      const { length } = content.trim();
      return { content: length === 0 ? t('feedback.empty') : length > max ? t('feedback.long', { max }) : null };
    },
    async submit({ content }) {
      const { reference } = await action.mutateAsync({ content: content.trim() });
      form.reset();
      toastStore.show({ title: t('feedback.sent', { reference }), icon: 'check' });
      void invalidate(ownFeedback);
    },
  });
  const { error, ...content } = toInput(form.field('content'));
  return (
    <Panel title={t('feedback.write')}>
      <ValidatedForm form={form}>
        <p className="muted">{t('feedback.intro')}</p>
        <Field
          label={t('feedback.content')}
          note={`${format.number(content.value.trim().length)}/${format.number(max)}`}
          error={error}
        >
          {(control) => <textarea {...control} {...content} className="input" rows={4} />}
        </Field>
        <div className="row">
          <Button type="submit" variant="primary" icon="send" busy={form.busy}>
            {t('feedback.send')}
          </Button>
        </div>
      </ValidatedForm>
    </Panel>
  );
}
