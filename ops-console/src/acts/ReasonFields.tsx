import type { CallError } from '@unisite/shared/client';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Field, Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { useErrorText } from '../frame/words/useErrorText.ts';
import styles from './Acts.module.css';
import { ChangeLine } from './audit/ChangeLine.tsx';
import { changesSince } from './changesSince.ts';
import type { ReasonForm } from './useReasonForm.ts';

export interface ReasonFieldsProps {
  /** What the action will change, in plain words. */
  consequences: readonly string[];
  /** Whether the consequences are what visitors will see. */
  visitors?: boolean | undefined;
  /** Label of the submit button: a verb. */
  confirm: string;
  danger?: boolean | undefined;
  form: Pick<ReasonForm, 'form' | 'field' | 'busy'>;
  error: CallError | null;
  /** Replaces the error where there is more to say. */
  notice?: ReactNode;
  /** Fields before the reason. */
  children?: ReactNode;
  onCancel: () => void;
}

const longest = 300;

/** The form of an action with a reason: its consequences, the reason, and errors. An error keeps the input. */
export function ReasonFields(props: ReasonFieldsProps): ReactElement {
  const { consequences, visitors = false, confirm, danger, form, error, notice, children, onCancel } = props;
  const t = useText();
  const errorText = useErrorText();
  const { error: missing, ...reason } = toInput(form.field('why'));

  return (
    <form {...form.form} className="form">
      {children}
      <div className={styles.words}>
        <h3>{t(visitors ? 'reason.visitors' : 'reason.whatComes')}</h3>
        <ul>
          {consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <Field label={t('reason.label')} note={t('reason.note')} error={missing}>
        {(control) => (
          <textarea
            {...control}
            {...reason}
            className={`input ${styles.reason}`}
            rows={2}
            maxLength={longest}
            aria-required
          />
        )}
      </Field>
      {notice ??
        (error && (
          <Notice tone="error">
            <p>{errorText(error)}</p>
            {changesSince(error).map((entry) => (
              <p key={entry.id}>
                <ChangeLine entry={entry} />
              </p>
            ))}
          </Notice>
        ))}
      <div className="dialog__foot">
        <Button variant="outline" disabled={form.busy} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
