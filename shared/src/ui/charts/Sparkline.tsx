import { classNames } from '../classNames.ts';

export type SparklineProps = {
  values: readonly number[];
  /** Accessible name; without it the line is decorative. */
  label?: string | undefined;
  tone?: 'warn' | 'bad' | 'off' | undefined;
};

const WIDTH = 84;
const HEIGHT = 24;

/** A word-sized line of values. */
export function Sparkline({ values, label, tone }: SparklineProps) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * WIDTH;
    const y = HEIGHT - 2 - ((value - low) / span) * (HEIGHT - 4);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return (
    <svg
      className={classNames('spark', tone && `spark--${tone}`)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {points.length > 0 && <path d={`M${points.join('L')}`} />}
    </svg>
  );
}
