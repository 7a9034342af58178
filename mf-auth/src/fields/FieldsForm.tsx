import type { Form } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { FormActions } from './FormActions.tsx';

interface FieldsFormProps {
  form: Pick<Form<object>, 'form' | 'errorCount' | 'errors' | 'busy'>;
  submit: string;
  children: ReactNode;
  /** Next to the submit button. */
  besides?: ReactNode;
}

/** A form: errors of the whole on top, then its fields, and its buttons always in view. */
export function FieldsForm({
  form: { form, errorCount, errors, busy },
  submit,
  children,
  besides,
}: FieldsFormProps): ReactElement {
  const t = useText();
  return (
    <form {...form} className="stack">
      {errorCount > 0 && <Notice tone="error">{t('field.toFix', { count: errorCount })}</Notice>}
      {errors.form && <Notice tone="error">{errors.form}</Notice>}
      {children}
      <FormActions>
        {besides}
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          {submit}
        </Button>
      </FormActions>
    </form>
  );
}
