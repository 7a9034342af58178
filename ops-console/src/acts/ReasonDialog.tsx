import type { CallError } from '@unisite/shared/client';
import { toInput } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, Field, type IconName, Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import { ChangeLine } from '../audit/ChangeLine.tsx';
import { useErrorText } from '../words/useErrorText.ts';
import styles from './Acts.module.css';
import { changesSince } from './changesSince.ts';
import { closeDialog } from './question.ts';
import type { ReasonForm } from './useReasonForm.ts';

interface ReasonDialogProps {
  title: string;
  icon: IconName;
  /** What comes of it, in plain words. */
  words: readonly string[];
  /** Whether the words say what visitors will see. */
  visitors?: boolean;
  /** The verb of what is done. */
  confirm: string;
  danger?: boolean;
  form: Pick<ReasonForm, 'form' | 'field' | 'busy'>;
  error: CallError | null;
  /** In place of the error where there is more to say. */
  notice?: ReactNode;
  /** Fields before the reason. */
  children?: ReactNode;
}

const longest = 300;

/**
 * Asks before something is done, says what will come of it, and wants a reason. An error takes nothing away of what was
 * typed.
 */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const { title, icon, words, visitors = false, confirm, danger, form, error, notice, children } = props;
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
            {words.map((sentence) => (
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
