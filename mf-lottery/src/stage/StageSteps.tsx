import { useFormat, useText } from '@unisite/shared/i18n';
import { classNames, Icon, type IconName, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Stage.module.css';
import type { Staged } from './stageOf.ts';

const steps = ['committed', 'closed', 'opening', 'paid'] as const;
const icons: Readonly<Record<(typeof steps)[number], IconName>> = {
  committed: 'shield',
  closed: 'lock',
  opening: 'refresh',
  paid: 'wallet',
};

/** Number of completed steps. */
function doneOf(staged: Staged, isOpened: boolean): number {
  if (staged.phase !== 'drawn' || !isOpened) return 2;
  return staged.settled ? 4 : 3;
}

/** The four steps of a draw; a voided one ends with its stakes refunded. */
export function StageSteps({ staged, isOpened }: { staged: Staged; isOpened: boolean }): ReactElement {
  const t = useText();
  const format = useFormat();
  const done = doneOf(staged, isOpened);
  const shown = staged.phase === 'voided' ? steps.slice(0, 2) : steps;
  return (
    <ol className={styles.steps}>
      {shown.map((step, at) => (
        <li
          key={step}
          className={classNames(at < done && styles.done, at === done && styles.now)}
          aria-current={at === done ? 'step' : undefined}
        >
          <Icon name={at < done ? 'check-circle' : icons[step]} size={14} />
          <span>
            {t(`stage.step.${step}`)}
            {step === 'closed' && <span className="num"> {format.exactTime(staged.closesAt)}</span>}
          </span>
          {at < done && <VisuallyHidden>{t('stage.stepDone')}</VisuallyHidden>}
        </li>
      ))}
      {staged.phase === 'voided' && (
        <li className={styles.done}>
          <Icon name="rollback" size={14} />
          <span>{t('stage.step.returned')}</span>
        </li>
      )}
    </ol>
  );
}
