import { PlotFrame } from './PlotFrame.tsx';
import { type PlotWidth, round, usePlot } from './usePlot.ts';

export type Bar = {
  /** Short label on the axis: `12/11`. */
  label: string;
  /** Full label in tooltip and table: `Thứ Tư, 12/11`. */
  title: string;
  value: number;
};

export type BarChartProps = {
  /** Summary of the chart, in a sentence. */
  label: string;
  bars: readonly Bar[];
  /** Formats an amount in full, for tooltip and table. */
  format: (value: number) => string;
  /** Formats an amount for the axis: `+6 tr`. */
  formatAxis: (value: number) => string;
  /** Name of the bars: "Lãi ngày"; and of the running total, which is drawn if named. */
  valueName: string;
  totalName?: string | undefined;
  /** Bars are results, gained or lost, or neutral counts. */
  mark?: 'result' | 'count' | undefined;
  /** Width of its place on a desktop. */
  width?: PlotWidth | undefined;
};

const hint = { width: 232, height: 58 };

/** Gains up, losses down, and their running total as a line; or counts. */
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
