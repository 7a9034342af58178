import type { DrawResult } from '@unisite/shared/contract/lottery';
import { electronicGroupOf, electronicGroups, lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { classNames, useUid } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Balls } from '../parts/Balls.tsx';
import { latestOfKinds, placeInDay } from './latest.ts';
import styles from './ResultPanels.module.css';
import { numbersOf } from './ranks.ts';

interface ElectronicPanelProps {
  rows: readonly DrawResult[];
  /** Every game across the full width, instead of the latest of each kind. */
  all?: boolean;
}

/** The latest electronic draws as balls. */
export function ElectronicPanel({ rows, all = false }: ElectronicPanelProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  const draws = all
    ? electronicGroups.flatMap((kind) =>
        rows.filter((row) => electronicGroupOf(row) === kind).map((result) => ({ kind, result })),
      )
    : latestOfKinds(rows);
  return (
    <section className={classNames('panel', styles.panel, all && styles.wide)} aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 id={titleId}>{t('results.electronic')}</h2>
        <Link className="link" to="/elott">
          {t('results.allGames')}
        </Link>
      </div>
      <ul className={styles.draws}>
        {draws.map(({ kind, result }) => {
          const place = placeInDay(result.numero);
          return (
            <li key={result.code}>
              <span className={styles.name}>
                <Link className={styles.link} to={lotteryAddress(result)}>
                  {result.remark}
                </Link>
                <small>
                  {place !== null && `${t('results.place', { place: format.number(Number(place)) })} · `}
                  <time dateTime={result.drawnAt}>
                    {place === null
                      ? `${format.time(result.drawnAt)}, ${format.dayAndMonth(result.drawnAt)}`
                      : format.time(result.drawnAt)}
                  </time>
                </small>
              </span>
              <Balls kind={kind} numbers={numbersOf(result, 'BALLS')} size="sm" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
