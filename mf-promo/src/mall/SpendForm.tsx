import type { Form } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';

interface SpendFormProps {
  form: Pick<Form<object>, 'form' | 'errors' | 'busy'>;
  /** Label of the submit button. */
  confirm: string;
  children: ReactNode;
}

/** A form that spends points; errors of the whole show above its fields. */
export function SpendForm({ form, confirm, children }: SpendFormProps): ReactElement {
  const t = useText();
  return (
    <form {...form.form} className="form">
      {form.errors.form && <Notice tone="error">{form.errors.form}</Notice>}
      {children}
      <Button type="submit" variant="primary" block busy={form.busy}>
        {confirm}
      </Button>
      <Button variant="quiet" size="sm" href="/member?page=wallet">
        {t('mall.pinSet')}
      </Button>
    </form>
  );
}
