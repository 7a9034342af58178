import type { CallError } from '@unisite/shared/client';
import { feedbackDesk, type OperatorFeedback } from '@unisite/shared/contract/operatorsFeedback';
import type { Form } from '@unisite/shared/form';
import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, type IconName, Notice } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import acts from '../../../../acts/Acts.module.css';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { refresh } from '../../../../frame/api/queries.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import styles from './Feedback.module.css';

interface FeedbackDialogFrameProps {
  title: string;
  icon: IconName;
  feedback: OperatorFeedback;
  form: Pick<Form<never>, 'form' | 'busy'>;
  confirm: string;
  error: CallError | null;
  children: ReactNode;
}

/** A form below the message. Errors keep the input. */
export function FeedbackDialogFrame(props: FeedbackDialogFrameProps): ReactElement {
  const { title, icon, feedback, form, confirm, error, children } = props;
  const t = useText();
  const errorText = useErrorText();
  return (
    <Dialog open title={title} icon={icon} className={acts.dialog} dismissible={!form.busy} onClose={closeDialog}>
      <form {...form.form} className="form">
        <blockquote className={styles.box}>
          <p className={styles.content}>{feedback.content}</p>
        </blockquote>
        {children}
        {error && (
          <Notice tone="error">
            <p>{errorText(error)}</p>
            {error.code === 'FEEDBACK_CHANGED' && (
              <Button
                size="sm"
                icon="eye"
                onClick={() => {
                  closeDialog();
                  void refresh(feedbackDesk);
                }}
              >
                {t('feedback.lookAgain')}
              </Button>
            )}
          </Notice>
        )}
        <div className="dialog__foot">
          <Button variant="outline" disabled={form.busy} onClick={closeDialog}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
