import type { Health, PlacementView } from '@unisite/shared/contract/rollout';
import { useText } from '@unisite/shared/i18n';
import { Sparkline } from '@unisite/shared/ui/charts';
import type { ReactElement } from 'react';
import { type Grade, gradeOf } from '../../../../frame/words/grade.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { cellGrade } from './filters.ts';
import styles from './Matrix.module.css';
import type { Trend } from './useTrends.ts';

interface CellHealthProps {
  placement: PlacementView;
  trend: Trend | null;
}

const tones = { none: 'off', few: undefined, good: undefined, watch: 'warn', bad: 'bad' } as const satisfies Record<
  Grade,
  'off' | 'warn' | 'bad' | undefined
>;

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** The figures in words: of a canary instead of the promoted version; of the day if the hour was quiet. */
function shownHealth({ health, canaryHealth }: PlacementView, trend: Trend | null): [Health, 'hour' | 'day'] {
  const hour = canaryHealth && gradeOf(canaryHealth, health) !== 'none' ? canaryHealth : health;
  if (hour.visits > 0 || !trend) return [hour, 'hour'];
  return [{ visits: sumOf(trend.visits), failures: sumOf(trend.failures), p75: null }, 'day'];
}

/** The last day's visits as a line, with the failure rate. */
export function CellHealth({ placement, trend }: CellHealthProps): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const grade = cellGrade(placement);
  const [health, span] = shownHealth(placement, trend);
  const tone = !placement.enabled ? 'off' : span === 'day' && health.visits > 0 ? undefined : tones[grade];
  return (
    <span className={styles.health}>
      <Sparkline values={trend?.visits ?? [0, 0]} tone={trend ? tone : 'off'} />
      <span className={styles.rate} data-grade={grade}>
        {health.visits === 0 ? (
          t('grade.none')
        ) : (
          <>
            <span>{t('figures.failing', { rate: figures.failures(health) })}</span>
            <small>{t(`matrix.visitsOf.${span}`, { count: health.visits, n: figures.count(health.visits) })}</small>
          </>
        )}
      </span>
    </span>
  );
}
