import type { DrawResult } from '@unisite/shared/contract/lottery';
import { electronicGroupOf } from '@unisite/shared/contract/lotteryAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { placeInDay } from '../results/latest.ts';
import { headline } from '../results/ranks.ts';
import styles from './NextDrawPanel.module.css';

/** A result in one line: game, headline number, time. */
export function RecentResult({ result }: { result: DrawResult }): ReactElement {
  const t = useText();
  const format = useFormat();
  const place = placeInDay(result.numero);
  const daily = electronicGroupOf(result) ? format.dayAndMonth(result.drawnAt) : t('rank.short');
  const note = place === null ? daily : t('results.place', { place: format.number(Number(place)) });
  return (
    <li>
      <span className="one-line">
        {result.remark} <span className="muted">· {note}</span>
      </span>
      <span className={`num ${styles.prize}`}>{headline(result)}</span>
      <time className="muted num" dateTime={result.drawnAt}>
        {format.time(result.drawnAt)}
      </time>
    </li>
  );
}
