import type { Health } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Icon, type IconName } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { type Grade, gradeOf } from '../../../../frame/words/grade.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import styles from './Health.module.css';

const icons: Readonly<Record<Grade, IconName>> = {
  none: 'minus',
  few: 'activity',
  good: 'check-circle',
  watch: 'alert',
  bad: 'x-circle',
};

/** A coloured light with its word, for those who cannot distinguish the colours. */
export function GradeMark({ grade, word = true }: { grade: Grade; word?: boolean }): ReactElement {
  const t = useText();
  return (
    <span className={styles.grade} data-grade={grade}>
      <Icon name={icons[grade]} size={16} {...(word ? {} : { label: t(`grade.${grade}`) })} />
      {word && t(`grade.${grade}`)}
    </span>
  );
}

interface HealthFiguresProps {
  health: Health;
  baseline?: Health | null;
}

/** The light and its three figures. */
export function HealthFigures({ health, baseline = null }: HealthFiguresProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const grade = gradeOf(health, baseline);
  return (
    <span className={styles.figures}>
      <GradeMark grade={grade} word={false} />
      {grade === 'none' ? (
        <span className="muted">{t('grade.none')}</span>
      ) : (
        <>
          <span className={styles.rate} data-grade={grade}>
            {t('figures.failing', { rate: figures.failures(health) })}
          </span>
          <span>{figures.milliseconds(health.p75)}</span>
          <span className="muted">
            {t('figures.visits', { count: health.visits, n: figures.count(health.visits) })}
          </span>
        </>
      )}
    </span>
  );
}
