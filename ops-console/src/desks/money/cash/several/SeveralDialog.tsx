import { useFormat, useText } from '@unisite/shared/i18n';
import { Amount, announce, Button, Dialog, Icon, type IconName, Spinner } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import actStyles from '../../../../acts/Acts.module.css';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { ReasonFields } from '../../../../acts/ReasonFields.tsx';
import { useReasonForm } from '../../../../acts/useReasonForm.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import styles from './Several.module.css';
import { isFinal, type Outcome, useSeveral } from './useSeveral.ts';

interface SeveralRow {
  readonly id: string;
  readonly reference: string;
  readonly amount: number;
  readonly member: { readonly account: string };
}

interface SeveralDialogProps<Row extends SeveralRow> {
  title: string;
  icon: IconName;
  rows: readonly Row[];
  consequences: readonly string[];
  confirm: string;
  danger?: boolean;
  decide: (row: Row, why: string, key: string) => Promise<'done' | 'proposed'>;
  /** Called once all were sent. */
  onSent: () => void;
}

const icons: Readonly<Record<Exclude<Outcome['kind'], 'sending'>, IconName>> = {
  done: 'check-circle',
  proposed: 'clock',
  refused: 'x-circle',
  unanswered: 'alert',
};

/** Decides several at once for one reason, and shows each outcome. */
export function SeveralDialog<Row extends SeveralRow>(props: SeveralDialogProps<Row>): ReactElement {
  const { title, icon, rows, consequences, confirm, danger, decide, onSent } = props;
  const t = useText();
  const reason = useRef('');
  const { outcomes, send } = useSeveral<Row>((row, key) => decide(row, reason.current, key));
  const summary = useRef<HTMLParagraphElement>(null);
  const form = useReasonForm({
    values: {},
    submit: async ({ why }) => {
      reason.current = why;
      await send(rows);
      onSent();
    },
  });
  const left = rows.filter(({ id }) => !isFinal(outcomes.get(id)));
  const isOver = left.length === 0;
  const wasSent = outcomes.size === rows.length && !form.busy;
  const told = useSummary(outcomes);

  useEffect(() => {
    if (!wasSent) return;
    // the focused summary is read out
    if (isOver) summary.current?.focus();
    else announce(told);
  }, [wasSent, isOver, told]);

  return (
    <Dialog open title={title} icon={icon} className={actStyles.dialog} dismissible={!form.busy} onClose={closeDialog}>
      <ul className={styles.list} aria-label={t('cashDesk.each')}>
        {rows.map((row) => (
          <Each key={row.id} row={row} outcome={outcomes.get(row.id)} />
        ))}
      </ul>
      {wasSent && (
        <p ref={summary} tabIndex={-1} className={styles.summary}>
          {told}
        </p>
      )}
      {isOver ? (
        <div className="dialog__foot">
          <Button onClick={closeDialog}>{t('cashDesk.close')}</Button>
        </div>
      ) : (
        <ReasonFields
          consequences={consequences}
          confirm={wasSent ? t('cashDesk.again', { count: left.length }) : confirm}
          danger={danger}
          form={form}
          error={null}
          onCancel={closeDialog}
        />
      )}
    </Dialog>
  );
}

function useSummary(outcomes: ReadonlyMap<string, Outcome>): string {
  const t = useText();
  const kinds = ['done', 'proposed', 'refused', 'unanswered'] as const;
  return kinds
    .map((kind) => [kind, [...outcomes.values()].filter((outcome) => outcome.kind === kind).length] as const)
    .flatMap(([kind, count]) => (count > 0 ? [t(`cashDesk.outcomes.${kind}`, { count })] : []))
    .join(' ');
}

function Each({ row, outcome }: { row: SeveralRow; outcome: Outcome | undefined }): ReactElement {
  const t = useText();
  const format = useFormat();
  const errorText = useErrorText();
  return (
    <li data-outcome={outcome?.kind}>
      <span className={styles.mark}>
        {outcome?.kind === 'sending' ? <Spinner /> : outcome && <Icon name={icons[outcome.kind]} size={16} />}
      </span>
      <span>
        <strong className="num">{row.reference}</strong> <span className="muted">{row.member.account}</span>
      </span>
      <Amount value={format.money(row.amount, { whole: true })} />
      {outcome && outcome.kind !== 'sending' && (
        <small>
          {t(`cashDesk.outcome.${outcome.kind}`)}
          {'error' in outcome && ` ${errorText(outcome.error)}`}
        </small>
      )}
    </li>
  );
}
