import { useOperation } from '@unisite/shared/api';
import { type LotteryGame, liveDrawing } from '@unisite/shared/contract/lottery';
import { dayOf } from '@unisite/shared/contract/zonedTime';
import { useFormat, useText } from '@unisite/shared/i18n';
import { classNames, Tag, useClock, useUid, VisuallyHidden } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef } from 'react';
import { drawState } from '../draws/drawState.ts';
import { useDrawOpened } from '../draws/useDrawOpened.ts';
import prizeStyles from '../parts/PrizeTable.module.css';
import styles from './LiveDrawing.module.css';

const POLL_INTERVAL_MS = 5_000;

interface LiveDrawingProps {
  game: LotteryGame;
  /** The latest draw with a result (YYYYMMDD). */
  last: string | undefined;
  /** The draw shown now has its result. */
  onEnd: () => void;
}

/** A station's draw in progress: numbers as they are drawn, placeholders for the rest. Nothing at other times. */
export function LiveDrawing({ game, last, onEnd }: LiveDrawingProps): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  // a minute's resolution suffices to notice the start
  const isDue = useClock(
    (at) =>
      game.interval === null &&
      drawState(game, at) === 'drawn' &&
      last !== dayOf(at, game.timeZone).replaceAll('-', ''),
    60_000,
  );
  const query = useOperation(liveDrawing, { code: game.code }, { enabled: isDue, every: POLL_INTERVAL_MS });
  useDrawOpened(
    (code) => isDue && code === game.code,
    () => void query.refetch({ cancelRefetch: false }),
  );
  const drawing = query.data?.drawing ?? null;
  const shown = useRef(false);
  useEffect(() => {
    if (shown.current && !drawing) onEnd();
    shown.current = drawing !== null;
  }, [drawing, onEnd]);
  if (!isDue || !drawing) return null;
  const out = new Map(drawing.prizes.map(({ rank, numbers }) => [rank, numbers]));
  const latest = drawing.ranks.find(({ rank }) => (out.get(rank)?.length ?? 0) > 0);
  const newest = latest && out.get(latest.rank)?.at(-1);
  return (
    <section className="panel" aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 id={titleId}>{t('live.title', { day: format.date(drawing.drawsAt) })}</h2>
        <Tag tone="coral" icon="activity">
          {t('live.now')}
        </Tag>
      </div>
      <VisuallyHidden>
        <span aria-live="polite">
          {latest && newest && t('live.came', { rank: t(`rank.${latest.rank}`), number: newest })}
        </span>
      </VisuallyHidden>
      <dl className={prizeStyles.results}>
        {drawing.ranks.map(({ rank, numbers, digits }) => (
          <div key={rank} className={classNames(prizeStyles.row, rank === 'DB' && prizeStyles.special)}>
            <dt>{t(`rank.${rank}`)}</dt>
            <dd className={prizeStyles[`across${numbers > 4 ? (numbers === 7 ? 4 : 3) : numbers}`]}>
              {Array.from({ length: numbers }, (_, place) => {
                const number = out.get(rank)?.[place];
                return number === undefined ? (
                  <span key={place} className={styles.coming}>
                    <VisuallyHidden>{t('live.coming')}</VisuallyHidden>
                    <span aria-hidden>{'•'.repeat(digits)}</span>
                  </span>
                ) : (
                  <span key={place} className={styles.out}>
                    {number}
                  </span>
                );
              })}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('live.note')}</p>
    </section>
  );
}
