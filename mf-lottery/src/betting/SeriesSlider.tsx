import { useFormat, useText } from '@unisite/shared/i18n';
import { rebateShare, SERIES } from '@unisite/shared/lottery';
import { Icon, useUid } from '@unisite/shared/ui';
import type { KeyboardEvent, ReactElement } from 'react';
import styles from './SeriesSlider.module.css';
import type { Series } from './series.ts';

/** Step of Page Up and Page Down. */
const PAGE = 20;

/** The share of stakes that goes into prizes; what a lower series leaves is rebated at once. */
export function SeriesSlider({ series }: { series: Series }): ReactElement {
  const t = useText();
  const format = useFormat();
  const titleId = useUid();
  const { value, most, choose } = series;
  const back = (at: number) => {
    const percent = rebateShare(at, most) * 100;
    return format.percent(percent, percent % 1 < 0.05 ? 0 : 1);
  };
  const turn = (event: KeyboardEvent) => {
    const step = event.key === 'PageUp' ? PAGE : event.key === 'PageDown' ? -PAGE : 0;
    if (step === 0) return;
    event.preventDefault();
    choose(Math.min(Math.max(value + step, SERIES.least), most));
  };
  return (
    <section className={styles.series} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{t('betting.series.title')}</h3>
        <dl>
          <div>
            <dt>{t('betting.series.series')}</dt>
            <dd className="gold num">{value}</dd>
          </div>
          <div>
            <dt>{t('betting.series.rebate')}</dt>
            <dd className="up num">{back(value)}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.track}>
        <svg viewBox={`0 0 ${SERIES.most - SERIES.least} 6`} preserveAspectRatio="none" aria-hidden>
          <rect x={most - SERIES.least} width={SERIES.most - most} height="6" />
        </svg>
        <input
          type="range"
          min={SERIES.least}
          max={SERIES.most}
          step={SERIES.step}
          value={value}
          aria-label={t('betting.series.label', { least: SERIES.least, most })}
          aria-valuetext={t('betting.series.speaks', { series: value, percent: back(value) })}
          onChange={({ target }) => choose(Math.min(Number(target.value), most))}
          onKeyDown={turn}
        />
      </div>
      <p className={styles.marks}>
        <span>{t('betting.series.least', { series: SERIES.least, percent: back(SERIES.least) })}</span>
        <span>{t('betting.series.most', { series: most })}</span>
        {most < SERIES.most && (
          <span className={styles.lock}>
            <Icon name="lock" size={16} />
            {SERIES.most}
          </span>
        )}
      </p>
      <p className={styles.note}>
        <Icon name="info" size={16} />
        <span>
          {t('betting.series.note', { percent: format.percent((most / SERIES.fair) * 100, most % 20 ? 1 : 0) })}
        </span>
      </p>
    </section>
  );
}
