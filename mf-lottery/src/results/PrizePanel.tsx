import type { DrawResult, LotteryGame } from '@unisite/shared/contract/lottery';
import { useFormat, useText } from '@unisite/shared/i18n';
import { classNames, IconButton, useUid } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { PrizeTable } from '../parts/PrizeTable.tsx';
import { ShareButtons } from './ShareButtons.tsx';
import styles from './StationResults.module.css';

interface PrizePanelProps {
  game: LotteryGame;
  draw: DrawResult;
  /** Null at the end of the list. */
  onOlder: (() => void) | null;
  onNewer: (() => void) | null;
}

/** One draw in full, with buttons to the previous and next one. */
export function PrizePanel({ game, draw, onOlder, onNewer }: PrizePanelProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  const step = (go: (() => void) | null) => ({ 'aria-disabled': go === null || undefined, onClick: () => go?.() });
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby={titleId}>
      <div className="panel__head">
        <h2 id={titleId}>{t('results.title', { name: draw.remark })}</h2>
        <div className={styles.steps}>
          <IconButton variant="round" icon="left" label={t('results.older')} {...step(onOlder)} />
          <time className="num" dateTime={draw.drawnAt} aria-live="polite">
            {game.interval === null
              ? format.date(draw.drawnAt)
              : `${format.time(draw.drawnAt)}, ${format.dayAndMonth(draw.drawnAt)}`}
          </time>
          <IconButton variant="round" icon="right" label={t('results.newer')} {...step(onNewer)} />
        </div>
      </div>
      <PrizeTable result={draw} />
      <ShareButtons draw={draw} />
    </section>
  );
}
