import { useText } from '@unisite/shared/i18n';
import { type KeyboardEvent, type PointerEvent, type ReactElement, useState } from 'react';
import styles from './HealthTab.module.css';
import { roundTop } from './scale.ts';
import { type Course, type Series, unbroken } from './series.ts';

interface SeriesChartProps {
  title: string;
  series: Series;
  of: 'visits' | 'failures' | 'p75';
  write: (value: number) => string;
  timeOf: (at: number) => string;
}

const width = 640;
const height = 128;
const top = 10;
const bottom = 112;

const round = (n: number) => Math.round(n * 10) / 10;

/**
 * A small chart of one figure, one line per version. Pointer and arrow keys show a step's figures; the table has all of
 * them.
 */
export function SeriesChart({ title, series, of, write, timeOf }: SeriesChartProps): ReactElement {
  const t = useText();
  const { times, courses } = series;
  const [at, setAt] = useState<number | null>(null);
  const max = roundTop(courses.flatMap((course) => course[of]).filter((value) => value !== null));
  const slot = width / Math.max(1, times.length);
  const x = (index: number) => round(slot * (index + 0.5));
  const y = (value: number) => round(bottom - (value / max) * (bottom - top));
  const within = (index: number) => Math.min(times.length - 1, Math.max(0, index));

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setAt(within(Math.floor(((event.clientX - box.left) / box.width) * times.length)));
  };
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    setAt((old) => within((old ?? (by > 0 ? -1 : times.length)) + by));
  };

  /** the current step may have no data yet */
  const latest = times.findLastIndex((_, index) => courses.some((course) => course[of][index] != null));
  const shown = at ?? Math.max(0, latest);
  const [begin, end] = [times[0] ?? 0, times.at(-1) ?? 0];
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        <span className={styles.now}>
          <span className="muted num">{timeOf(times[shown] ?? end)}</span>
          {courses.map((course, index) => (
            <b key={course.key} className="num" data-course={index}>
              {describe(course, of, shown, write)}
            </b>
          ))}
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a group that is read by the arrows is no fieldset */}
      <div
        role="group"
        aria-label={t('health.chart', { title, from: timeOf(begin), to: timeOf(end) })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its steps are read by the arrows
        tabIndex={0}
        onKeyDown={step}
        onBlur={() => setAt(null)}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden onPointerMove={point} onPointerLeave={() => setAt(null)}>
          {[max, max / 2, 0].map((value) => (
            <line
              key={value}
              className={value === 0 ? styles.zero : styles.grid}
              x1={0}
              x2={width}
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          {at !== null && <line className={styles.cursor} x1={x(at)} x2={x(at)} y1={top} y2={bottom} />}
          {courses.map((course, index) => (
            <g key={course.key} data-course={index}>
              {unbroken(course[of]).map((run) =>
                run.length === 1 ? (
                  <circle key={run[0]?.index} cx={x(run[0]?.index ?? 0)} cy={y(run[0]?.value ?? 0)} r={2.5} />
                ) : (
                  <path key={run[0]?.index} d={`M${run.map((one) => `${x(one.index)} ${y(one.value)}`).join('L')}`} />
                ),
              )}
            </g>
          ))}
        </svg>
      </div>
      <div className={styles.axis} aria-hidden>
        <span>{timeOf(begin)}</span>
        <span>{t('health.top', { value: write(max) })}</span>
        <span>{timeOf(end)}</span>
      </div>
    </figure>
  );
}

function describe(course: Course, of: SeriesChartProps['of'], index: number, write: (value: number) => string): string {
  const value = course[of][index];
  return value == null ? '–' : write(value);
}
