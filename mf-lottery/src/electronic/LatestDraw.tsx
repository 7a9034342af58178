import type { DrawResult } from '@unisite/shared/contract/lottery';
import type { ElectronicGroup } from '@unisite/shared/contract/lotteryAddress';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { Balls } from '../parts/Balls.tsx';
import { numbersOf } from '../results/ranks.ts';
import { ShareButtons } from '../results/ShareButtons.tsx';
import styles from './ElectronicResults.module.css';
import { StatisticValue } from './StatisticValue.tsx';
import { statistics } from './statistics.ts';

/** The latest draw, large, with its readings. */
export function LatestDraw({ kind, draw }: { kind: ElectronicGroup; draw: DrawResult }): ReactElement {
  const t = useText();
  const format = useFormat();
  const numbers = numbersOf(draw, 'BALLS');
  return (
    <Panel
      flush
      title={t('elott.latest')}
      end={
        <time className="muted num" dateTime={draw.drawnAt}>
          {format.time(draw.drawnAt)}, {format.dayAndMonth(draw.drawnAt)}
        </time>
      }
    >
      <div className={styles.latest}>
        <p className="muted">{t('elott.numero', { numero: draw.numero })}</p>
        <Balls kind={kind} numbers={numbers} size={kind === 'PK10' || kind === 'LHC' ? 'md' : 'lg'} />
        <dl className="facts">
          {statistics(kind, numbers).map((reading) => (
            <div key={reading.key} className={styles.reading}>
              <dt>{t(`reading.${reading.key}`)}</dt>
              <dd>
                <StatisticValue reading={reading} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ShareButtons draw={draw} />
    </Panel>
  );
}
