import { useAction } from '@unisite/shared/api';
import { fieldSentence, refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { feedback } from '@unisite/shared/contract/site';
import { useFormat, useLanguage, useText } from '@unisite/shared/i18n';
import { Button, Field, Notice, TextField } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, useRef, useState } from 'react';
import { contactLength, contentLength, type FeedbackTyped, feedbackErrors } from './feedbackErrors.ts';

const nothing: FeedbackTyped = { content: '', contact: '' };

/** A message to the site. What was typed stays until it has been taken; then its reference is shown. */
export function FeedbackForm(): ReactElement {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const action = useAction(feedback);
  const [typed, setTyped] = useState(nothing);
  const [checked, setChecked] = useState(false);
  const content = useRef<HTMLTextAreaElement>(null);
  const contact = useRef<HTMLInputElement>(null);
  const wrong = checked ? feedbackErrors(typed) : {};
  const errorOf = (field: keyof FeedbackTyped): string | undefined => {
    const key = wrong[field];
    if (key) return t(key, { max: field === 'content' ? contentLength : contactLength });
    return action.error ? fieldSentence(action.error, field, language) : undefined;
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (action.isPending) return;
    setChecked(true);
    const errors = feedbackErrors(typed);
    if (errors.content) return content.current?.focus();
    if (errors.contact) return contact.current?.focus();
    const contactTyped = typed.contact.trim();
    action.mutate(
      { content: typed.content.trim(), ...(contactTyped ? { contact: contactTyped } : {}) },
      {
        onSuccess: () => {
          setTyped(nothing);
          setChecked(false);
        },
      },
    );
  };

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
    <form className="form" aria-label={t('feedback.title')} noValidate onSubmit={submit}>
      {action.error && <Notice tone="error">{refusalSentence(action.error, language)}</Notice>}
      <Field
        label={t('feedback.content')}
        note={`${format.number(typed.content.trim().length)}/${format.number(contentLength)}`}
        error={errorOf('content')}
      >
        {(control) => (
          <textarea
            {...control}
            ref={content}
            className="input"
            name="content"
            rows={6}
            value={typed.content}
            onChange={({ target }) => setTyped({ ...typed, content: target.value })}
          />
        )}
      </Field>
      <TextField
        ref={contact}
        label={t('feedback.contact')}
        note={t('feedback.optional')}
        hint={t('feedback.contactHint')}
        error={errorOf('contact')}
        name="contact"
        autoComplete="email"
        value={typed.contact}
        onChange={({ target }) => setTyped({ ...typed, contact: target.value })}
      />
      <Button type="submit" variant="primary" icon="send" block busy={action.isPending}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
