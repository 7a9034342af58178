import type { Form } from '@unisite/shared/form';
import { Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';

interface ValidatedFormProps {
  form: Pick<Form<object>, 'form' | 'errors'>;
  children: ReactNode;
}

/** A form with its own validation messages instead of the browser's; errors of the whole show above its fields. */
export function ValidatedForm({ form, children }: ValidatedFormProps): ReactElement {
  return (
    <form {...form.form} className="form">
      {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
      {children}
    </form>
  );
}
