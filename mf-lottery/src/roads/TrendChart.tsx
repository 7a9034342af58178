import { useText } from '@unisite/shared/i18n';
import { classNames, Scroller, VisuallyHidden } from '@unisite/shared/ui';
import { Fragment, type ReactElement } from 'react';
import { placeInDay } from '../results/latest.ts';
import styles from './Roads.module.css';
import type { Trend } from './trendOf.ts';

const SHOWN = 18;
const ROW = 30;
const COLUMN = 46;
const NAMES = 62;
const HEAD = 30;
const BARS = 46;

interface TrendChartProps {
  /** Name of the place. */
  title: string;
  values: readonly string[];
  trend: Trend;
}

/** The latest values of one place, top to bottom, and for how many draws each other value has been missing. */
export function TrendChart({ title, values, trend }: TrendChartProps): ReactElement {
  const t = useText();
  const rows = trend.rows.slice(-SHOWN);
  const width = NAMES + values.length * COLUMN;
  const foot = HEAD + rows.length * ROW;
  const most = Math.max(...trend.counts, 1);
  const x = (at: number) => NAMES + (at + 0.5) * COLUMN;
  const y = (at: number) => HEAD + (at + 0.5) * ROW;
  const hits = rows.map(({ value }, at) => `${x(values.indexOf(value))} ${y(at)}`);
  const name = (numero: string) => placeInDay(numero) ?? `${numero.slice(6, 8)}/${numero.slice(4, 6)}`;
  const latest = trend.rows.at(-1);
  const longest = latest ? Math.max(...latest.missing) : 0;
  return (
    <>
      <VisuallyHidden>
        <p>
          {t('roads.trendText', {
            count: rows.length,
            title,
            values: rows
              .map(({ value }) => value)
              .toReversed()
              .join(', '),
            missing: values.filter((_, at) => latest?.missing[at] === longest).join(', '),
            draws: longest,
          })}
        </p>
      </VisuallyHidden>
      <Scroller className={classNames(styles.scroll, styles.trend)} label={t('roads.trendOf', { title })}>
        <svg width={width} height={foot + BARS} aria-hidden>
          <text className={styles.no} x={4} y={20}>
            {t('history.numero')}
          </text>
          {values.map((value, at) => (
            <text key={value} className={styles.value} x={x(at)} y={20}>
              {value}
            </text>
          ))}
          {rows.map(({ numero }, at) => (
            <Fragment key={numero}>
              {at % 2 === 0 && <rect className={styles.stripe} y={HEAD + at * ROW} width={width} height={ROW} />}
              <text className={styles.no} x={4} y={y(at) + 5}>
                {name(numero)}
              </text>
            </Fragment>
          ))}
          <path className={styles.path} d={`M${hits.join('L')}`} />
          {rows.map(({ numero, missing }, at) =>
            missing.map((count, place) =>
              count === 0 ? (
                <Fragment key={`${numero} ${values[place]}`}>
                  <circle className={styles.hit} cx={x(place)} cy={y(at)} r={12} />
                  <text className={styles.hitValue} x={x(place)} y={y(at) + 5}>
                    {values[place]}
                  </text>
                </Fragment>
              ) : (
                <text key={`${numero} ${values[place]}`} x={x(place)} y={y(at) + 5}>
                  {count}
                </text>
              ),
            ),
          )}
          <text className={styles.no} x={4} y={foot + BARS - 4}>
            {t('roads.draws', { count: trend.rows.length })}
          </text>
          {trend.counts.map((count, at) => (
            <Fragment key={values[at]}>
              <rect
                className={styles.bar}
                x={x(at) - 11}
                y={foot + BARS - 18 - (count / most) * 22}
                width={22}
                height={(count / most) * 22}
                rx={3}
              />
              <text className={styles.count} x={x(at)} y={foot + BARS - 4}>
                {count}
              </text>
            </Fragment>
          ))}
        </svg>
      </Scroller>
      <p className={styles.legend}>
        <i aria-hidden /> {t('roads.legend')}
      </p>
    </>
  );
}
