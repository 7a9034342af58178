import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { electronicGroupOf, lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, Countdown, classNames, Skeleton, Tag, useUid } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { recentResults } from '../results/latest.ts';
import { useElectronicResults, useRegionalResults } from '../results/useLatestResults.ts';
import styles from './NextDrawPanel.module.css';
import { RecentResult } from './RecentResult.tsx';
import { useGameName } from './useGameName.ts';
import { useHasPassed, useNextDraw } from './useNextDraw.ts';

/** A game's next draw: a countdown to the end of betting, then to the draw; and its last result. */
export function NextDrawPanel({ game }: { game: LotteryGame }): ReactElement {
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  const name = useGameName()(game);
  const { drawAt, closesAt } = useNextDraw(game);
  const closed = useHasPassed(closesAt);
  const draw = new Date(drawAt);

  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>
          {name}
          <small>
            {t('next.at', { day: `${format.weekday(draw)} ${format.dayAndMonth(draw)}`, time: format.time(draw) })}
          </small>
        </h2>
        {closed ? (
          <Tag icon="lock">{t('next.closed')}</Tag>
        ) : (
          <Tag tone="jade" icon="ticket">
            {t('next.open')}
          </Tag>
        )}
      </div>
      <div className={styles.body}>
        <div className="stack stack--tight">
          <p className="muted">{t(closed ? 'next.drawsIn' : 'next.closesIn')}</p>
          <Countdown until={closed ? drawAt : closesAt} />
        </div>
        <Recent />
      </div>
      <div className={styles.foot}>
        <Button variant="primary" href={lotteryAddress(game)}>
          {t('next.results')}
        </Button>
        <Button variant="outline" href={electronicGroupOf(game) ? '/elott' : '/lottery'}>
          {t('next.timetable')}
        </Button>
      </div>
    </section>
  );
}

function Recent(): ReactElement {
  const vietnamese = useRegionalResults();
  const electronic = useElectronicResults();
  const waiting =
    (vietnamese.rows === null && vietnamese.error === null) || (electronic.rows === null && electronic.error === null);
  const recent = recentResults(vietnamese.rows ?? [], electronic.rows ?? []);
  return (
    <ul className={styles.schedule} aria-busy={waiting || undefined}>
      {waiting
        ? [1, 2, 3].map((place) => (
            <li key={place}>
              <Skeleton className="bone--mid" />
            </li>
          ))
        : recent.map((result) => <RecentResult key={result.code} result={result} />)}
    </ul>
  );
}
