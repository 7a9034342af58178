import { PlotFrame } from './PlotFrame.tsx';
import { type PlotWidth, round, usePlot } from './usePlot.ts';

export type Bar = {
  /** Short, under the axis: `12/11`. */
  label: string;
  /** In full, in the hint and the table: `Thứ Tư, 12/11`. */
  title: string;
  value: number;
};

export type BarChartProps = {
  /** What it shows and how it ends, in a sentence. */
  label: string;
  bars: readonly Bar[];
  /** An amount in full, for the hint and the table. */
  format: (value: number) => string;
  /** An amount on the axis: `+6 tr`. */
  formatAxis: (value: number) => string;
  /** What a bar is: "Lãi ngày"; and the running total, which is drawn when it has a name. */
  valueName: string;
  totalName?: string | undefined;
  /** What the bars mean: results, gained or lost, or counts, which are neither. */
  mark?: 'result' | 'count' | undefined;
  /** How wide its place is on a desktop. */
  width?: PlotWidth | undefined;
};

const hint = { width: 232, height: 58 };

/** Gains up, losses down, and their running total as a line; or counts, up. */
export function BarChart(props: BarChartProps) {
  const { label, bars, format, formatAxis, valueName, totalName, mark = 'result', width: place } = props;
  const totals: number[] = [];
  for (const { value } of bars) totals.push((totals.at(-1) ?? 0) + value);
  const values = bars.map((bar) => bar.value);
  const plot = usePlot({
    left: place === 'narrow' ? 34 : 46,
    values: totalName ? [...values, ...totals] : values,
    count: bars.length,
    width: place,
  });
  const { x, y } = plot;
  const width = round(Math.min(32, plot.slot * 0.6));
  const figureOf = (index: number) => [valueName, format(values[index] ?? 0)] as const;
  return (
    <PlotFrame
      label={label}
      plot={plot}
      slots={bars}
      formatAxis={formatAxis}
      hint={{ ...hint, figures: (index) => [figureOf(index)] }}
      marked={(index) => (totalName ? totals[index] : undefined)}
      table={(index) => [figureOf(index), ...(totalName ? [[totalName, format(totals[index] ?? 0)] as const] : [])]}
    >
      {bars.map((bar, index) => (
        <rect
          key={bar.title}
          className={mark === 'count' ? 'counted' : bar.value < 0 ? 'lost' : 'won'}
          x={round(x(index) - width / 2)}
          y={Math.min(y(bar.value), y(0))}
          width={width}
          height={Math.max(mark === 'count' ? 0 : 1, round(Math.abs(y(bar.value) - y(0))))}
          rx={2.5}
        />
      ))}
      {totalName && totals.length > 1 && (
        <path className="line" d={`M${totals.map((total, index) => `${x(index)} ${y(total)}`).join('L')}`} />
      )}
    </PlotFrame>
  );
}
