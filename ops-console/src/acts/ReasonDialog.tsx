import type { CallError } from '@unisite/shared/client';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, Field, type IconName, Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { ChangeLine } from '../audit/ChangeLine.tsx';
import { useErrorText } from '../words/useErrorText.ts';
import styles from './Acts.module.css';
import { changesSince } from './changesSince.ts';
import { closeDialog } from './dialogs.ts';
import type { ReasonForm } from './useReasonForm.ts';

interface ReasonDialogProps {
  title: string;
  icon: IconName;
  /** What the action will change, in plain words. */
  consequences: readonly string[];
  /** Whether the consequences are what visitors will see. */
  visitors?: boolean;
  /** Label of the submit button: a verb. */
  confirm: string;
  danger?: boolean;
  form: Pick<ReasonForm, 'form' | 'field' | 'busy'>;
  error: CallError | null;
  /** Replaces the error where there is more to say. */
  notice?: ReactNode;
  /** Fields before the reason. */
  children?: ReactNode;
}

const longest = 300;

/** Confirms an action: shows its consequences and requires a reason. An error keeps what was typed. */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const { title, icon, consequences, visitors = false, confirm, danger, form, error, notice, children } = props;
  const t = useText();
  const errorText = useErrorText();
  const { error: missing, ...reason } = toInput(form.field('why'));

  return (
    <Dialog open title={title} icon={icon} className={styles.dialog} dismissible={!form.busy} onClose={closeDialog}>
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
          <Button variant="outline" disabled={form.busy} onClick={closeDialog}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={form.busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
