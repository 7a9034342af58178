import { useFormat, useText } from '@unisite/shared/i18n';
import { classNames } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './ElectronicResults.module.css';
import type { Statistic } from './statistics.ts';

/** A reading of a draw: a number, or a coloured word. */
export function StatisticValue({ reading }: { reading: Statistic }): ReactElement {
  const t = useText();
  const format = useFormat();
  if ('value' in reading) return <span className="num">{format.number(reading.value)}</span>;
  return <span className={classNames(styles.word, styles[reading.word])}>{t(`reading.word.${reading.word}`)}</span>;
}
