import { useAction } from '@unisite/shared/api';
import { feedback } from '@unisite/shared/contract/site';
import { toInput, useForm } from '@unisite/shared/form';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Field, Notice, TextField } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { contactLength, contentLength, feedbackErrors } from './feedbackErrors.ts';

/** A message to the site. Input stays until it is accepted; then its reference shows. */
export function FeedbackForm(): ReactElement {
  const t = useText();
  const format = useFormat();
  const action = useAction(feedback);
  const form = useForm({
    values: { content: '', contact: '' },
    validate(values) {
      const { content, contact } = feedbackErrors(values);
      return {
        content: content && t(content, { max: contentLength }),
        contact: contact && t(contact, { max: contactLength }),
      };
    },
    async submit({ content, contact }) {
      const typed = contact.trim();
      await action.mutateAsync({ content: content.trim(), ...(typed ? { contact: typed } : {}) });
      form.reset();
    },
  });
  const { error, ...content } = toInput(form.field('content'));

  if (action.isSuccess) {
    return (
      <div className="stack" role="status">
        <Notice>
          <strong>{t('feedback.thanks')}</strong>
          <p>{t('feedback.reference', { reference: action.data.reference })}</p>
        </Notice>
        <Button onClick={() => action.reset()}>{t('feedback.another')}</Button>
      </div>
    );
  }
  return (
    <form {...form.form} className="form" aria-label={t('feedback.title')}>
      {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
      <Field
        label={t('feedback.content')}
        note={`${format.number(content.value.trim().length)}/${format.number(contentLength)}`}
        error={error}
      >
        {(control) => <textarea {...control} {...content} className="input" rows={6} />}
      </Field>
      <TextField
        {...toInput(form.field('contact'))}
        label={t('feedback.contact')}
        note={t('feedback.optional')}
        hint={t('feedback.contactHint')}
        autoComplete="email"
      />
      <Button type="submit" variant="primary" icon="send" block busy={form.busy}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
