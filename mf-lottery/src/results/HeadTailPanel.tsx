import type { DrawResult } from '@unisite/shared/contract/lottery';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Panel, Tabs, VisuallyHidden } from '@unisite/shared/ui';
import { Fragment, type ReactElement, useState } from 'react';
import { frequentPairs, headTail } from './headTail.ts';
import styles from './StationResults.module.css';

interface HeadTailPanelProps {
  draw: DrawResult;
  /** The draws over which pairs are counted. */
  draws: readonly DrawResult[];
}

/** The last two digits of a draw by first or last digit, and the frequent ones lately. */
export function HeadTailPanel({ draw, draws }: HeadTailPanelProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const [by, setBy] = useState<'heads' | 'tails'>('heads');
  const lists = headTail(draw)[by];
  const often = frequentPairs(draws, 5);
  const most = often[0]?.times ?? 1;
  return (
    <Panel
      flush
      title={t('tails.title')}
      end={<span className="muted">{t('tails.of', { day: format.dayAndMonth(draw.drawnAt) })}</span>}
    >
      <div className={styles.tabs}>
        <Tabs
          label={t('tails.by')}
          tabs={[
            { id: 'heads', label: t('tails.heads') },
            { id: 'tails', label: t('tails.tails') },
          ]}
          value={by}
          onChange={(id) => setBy(id === 'tails' ? 'tails' : 'heads')}
        />
      </div>
      <dl className={styles.tails}>
        {lists.map((pairs, digit) => (
          // the index is the digit
          <div key={digit}>
            <dt>{digit}</dt>
            <dd>
              {pairs.length === 0 && <span className="muted">–</span>}
              {pairs.map(({ digits, special }, index) => (
                // a pair may occur twice; they never reorder
                <Fragment key={index}>
                  {index > 0 && ', '}
                  {special ? (
                    <b>
                      {digits}
                      <VisuallyHidden> {t('rank.DB')}</VisuallyHidden>
                    </b>
                  ) : (
                    digits
                  )}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.legend}>{t('tails.legend')}</p>
      <h3 className={styles.sub}>{t('tails.often', { count: draws.length })}</h3>
      <ul className={styles.often}>
        {often.map(({ digits, times }) => (
          <li key={digits}>
            <b>{digits}</b>
            <svg className={styles.bar} aria-hidden>
              <rect width={`${(times / most) * 100}%`} height="100%" rx="3" />
            </svg>
            <span>{t('tails.times', { count: times })}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
