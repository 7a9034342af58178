import { refusalSentence } from '@unisite/shared/contract/refusalSentence';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormActions } from './FormActions.tsx';
import type { Submission } from './useSubmit.ts';

interface FieldsFormProps {
  sending: Submission;
  /** How many fields keep it from being sent. */
  toFix: number;
  submit: string;
  children: ReactNode;
  /** Beside the button that sends. */
  besides?: ReactNode;
}

/** A form: what is wrong with the whole above, its fields, and its buttons always in sight. */
export function FieldsForm({ sending, toFix, submit, children, besides }: FieldsFormProps): ReactElement {
  const t = useText();
  const language = useLanguage();
  return (
    <form className="stack" noValidate onSubmit={sending.submit}>
      {toFix > 0 && <Notice tone="error">{t('field.toFix', { count: toFix })}</Notice>}
      {sending.refusal && <Notice tone="error">{refusalSentence(sending.refusal, language)}</Notice>}
      {children}
      <FormActions>
        {besides}
        <Button type="submit" variant="primary" size="lg" busy={sending.busy}>
          {submit}
        </Button>
      </FormActions>
    </form>
  );
}
