import type { CallError } from '@unisite/shared/client';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, Field, type IconName, Notice } from '@unisite/shared/ui';
import { type FormEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { ChangeLine } from '../audit/ChangeLine.tsx';
import { useErrorText } from '../words/useErrorText.ts';
import styles from './Acts.module.css';
import { changesSince } from './changesSince.ts';
import { closeDialog } from './question.ts';

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
  busy: boolean;
  error: CallError | null;
  /** In place of the error where there is more to say. */
  notice?: ReactNode;
  /** Fields before the reason. */
  children?: ReactNode;
  /** What the reason begins as. */
  reason?: string;
  /** Says whether the other fields are filled in; what is wrong shows itself. */
  check?: () => boolean;
  onConfirm: (why: string) => void;
}

const shortest = 3;
const longest = 300;

/**
 * Asks before something is done, says what will come of it, and wants a reason. An error takes nothing away of what was
 * typed.
 */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const {
    title,
    icon,
    words,
    visitors = false,
    confirm,
    danger,
    busy,
    error,
    notice,
    children,
    reason = '',
    check,
    onConfirm,
  } = props;
  const t = useText();
  const errorText = useErrorText();
  const [why, setWhy] = useState(reason);
  const [tried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const missing = why.trim().length < shortest;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const filled = check?.() ?? true;
    if (!filled || busy) return;
    if (missing) return field.current?.focus();
    onConfirm(why.trim());
  };

  return (
    <Dialog open title={title} icon={icon} className={styles.dialog} dismissible={!busy} onClose={closeDialog}>
      <form className="form" onSubmit={submit} noValidate>
        {children}
        <div className={styles.words}>
          <h3>{t(visitors ? 'reason.visitors' : 'reason.whatComes')}</h3>
          <ul>
            {words.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
        <Field label={t('reason.label')} note={t('reason.note')} error={tried && missing && t('reason.missing')}>
          {(control) => (
            <textarea
              ref={field}
              {...control}
              className={`input ${styles.reason}`}
              rows={2}
              maxLength={longest}
              aria-required
              value={why}
              onChange={({ target }) => setWhy(target.value)}
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
          <Button variant="outline" disabled={busy} onClick={closeDialog}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
