import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { lotteryAddress } from '@unisite/shared/contract/lotteryAddress';
import { currentTimeZone, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Flag, useClock } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { DrawTime } from '../parts/DrawTime.tsx';
import type { Column } from './menuColumns.ts';
import styles from './TodaysDraws.module.css';
import { type DayFilter, dayFilters, drawsOn, hasDrawDays, weekdayOf } from './weekday.ts';

/** A region of the menu. Where stations alternate, a weekday is chosen, today's first. */
export function DayColumn({ column }: { column: Column }): ReactElement {
  const t = useText();
  const [chosen, setChosen] = useState<DayFilter | null>(null);
  const byDay = hasDrawDays(column.games);
  const today = useClock((at) => weekdayOf(at, column.games[0]?.timeZone ?? currentTimeZone()), 60_000);
  const day = byDay ? (chosen ?? today) : 'ALL';
  const games = column.games.filter((game) => drawsOn(game, day));
  const common = column.games[0]?.drawTime;
  return (
    <section className={styles.column} aria-label={column.label}>
      <h3 className={styles.title}>
        {column.label}
        <span>{byDay ? t(`day.long.${day}`) : common && t('draws.daily', { time: common })}</span>
      </h3>
      {byDay && (
        // biome-ignore lint/a11y/useSemanticElements: filters are no form fields
        <div className={styles.week} role="group" aria-label={t('draws.day')}>
          {dayFilters.map((filter) => (
            <button
              key={filter}
              type="button"
              aria-pressed={filter === day}
              aria-label={named(t(`day.long.${filter}`), t(`day.short.${filter}`))}
              onClick={() => setChosen(filter)}
            >
              {t(`day.short.${filter}`)}
            </button>
          ))}
        </div>
      )}
      {games.length === 0 && <p className="muted">{t('draws.noneThatDay')}</p>}
      <ul className={styles.list}>
        {games.map((game) => (
          <li key={game.code}>
            <Link className={styles.draw} to={lotteryAddress(game)}>
              <span className="one-line">{game.remark}</span>
              {game.isHot && <Flag kind="hot" />}
              {day === 'ALL' && byDay && <Days game={game} />}
              <DrawTime game={game} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An accessible name that contains the visible text, so that voice control accepts either. */
const named = (long: string, short: string): string => (long.includes(short) ? long : `${long}, ${short}`);

/** A station's weekdays, where the list does not show them. */
function Days({ game }: { game: LotteryGame }): ReactElement {
  const t = useText();
  const days = dayFilters.filter((filter) => game.drawDayOfWeek.split(',').includes(filter));
  return <small className={styles.days}>{days.map((day) => t(`day.brief.${day}`)).join(', ')}</small>;
}
