// imported by package name: this file is bundled into remotes, the kit and its texts are the shell's
import { useUid } from '@unisite/shared/ui';
import { PlotFrame } from './PlotFrame.tsx';
import { usePlot } from './usePlot.ts';

export type Line = { name: string; mark: 'line' | 'sky'; values: readonly number[] };

export type LineChartProps = {
  /** Summary of the chart, in a sentence. */
  label: string;
  /** Labels: short on the axis (`12/11`), full in tooltip and table (`Thứ Tư, 12/11`). */
  slots: readonly { label: string; title: string }[];
  /** One or two lines over the same slots; the first has a shaded area. */
  lines: readonly Line[];
  /** Formats an amount in full, for tooltip and table. */
  format: (value: number) => string;
  /** Formats an amount for the axis: `6 tr`. */
  formatAxis: (value: number) => string;
};

const hint = { width: 208, lead: 37, line: 20 };

/** Lines over time. */
export function LineChart({ label, slots, lines, format, formatAxis }: LineChartProps) {
  const wash = useUid();
  const plot = usePlot({ left: 52, values: lines.flatMap(({ values }) => values), count: slots.length });
  const { x, y } = plot;
  const course = ({ values }: Line) => `M${values.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`;
  const figures = (index: number) => lines.map(({ name, values }) => [name, format(values[index] ?? 0)] as const);
  const [first] = lines;
  return (
    <PlotFrame
      label={label}
      plot={plot}
      slots={slots}
      formatAxis={formatAxis}
      hint={{ width: hint.width, height: hint.lead + hint.line * lines.length, figures }}
      marked={(index) => first && (first.values[index] ?? 0)}
      table={figures}
    >
      <defs>
        <linearGradient id={wash} x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="var(--gold)" stopOpacity={0.28} />
          <stop offset="1" stopColor="var(--gold)" stopOpacity={0} />
        </linearGradient>
      </defs>
      {first && first.values.length > 1 && (
        <path d={`${course(first)}L${x(first.values.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`} fill={`url(#${wash})`} />
      )}
      {lines.map(
        (line) =>
          line.values.length > 1 && (
            <path key={line.name} className={line.mark === 'sky' ? 'line line--sky' : 'line'} d={course(line)} />
          ),
      )}
    </PlotFrame>
  );
}
