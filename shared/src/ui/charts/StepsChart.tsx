import { PlotFrame } from './PlotFrame.tsx';
import { round, usePlot } from './usePlot.ts';

export type ChartStep = {
  name: string;
  value: number;
  /** `sum`: starts at zero. `change`: continues from the end of the previous step. */
  kind: 'sum' | 'change';
};

export type StepsChartProps = {
  /** Summary of the chart, in a sentence. */
  label: string;
  steps: readonly ChartStep[];
  /** Formats an amount in full, for tooltip and table. */
  format: (value: number) => string;
  /** Formats an amount for the axis and above its step: `6 tr`. */
  formatAxis: (value: number) => string;
};

const hint = { width: 232, height: 58 };

/** A waterfall chart: how one sum becomes another. */
export function StepsChart({ label, steps, format, formatAxis }: StepsChartProps) {
  const bars = barsOf(steps);
  const plot = usePlot({ left: 52, values: bars.flatMap(({ from, to }) => [from, to]), count: steps.length });
  const { x, y } = plot;
  const width = round(plot.slot * 0.76);
  const slots = steps.map(({ name }) => ({ label: name, title: name }));
  const figures = (index: number) => [['', format(steps[index]?.value ?? 0)] as const];
  return (
    <PlotFrame
      label={label}
      plot={plot}
      slots={slots}
      formatAxis={formatAxis}
      hint={{ ...hint, figures }}
      marked={() => undefined}
      table={figures}
    >
      {bars.map(({ from, to }, index) => {
        const step = steps[index];
        if (!step) return null;
        const [top, bottom] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
        return (
          <g key={step.name}>
            <rect
              className={step.value < 0 ? 'lost' : step.kind === 'sum' && index === 0 ? 'counted' : 'won'}
              x={round(x(index) - width / 2)}
              y={top}
              width={width}
              height={Math.max(1, round(bottom - top))}
              rx={2.5}
            />
            <text className="hint-text" x={x(index)} y={top - 7} textAnchor="middle">
              {formatAxis(step.value)}
            </text>
          </g>
        );
      })}
    </PlotFrame>
  );
}

function barsOf(steps: readonly ChartStep[]): { readonly from: number; readonly to: number }[] {
  let at = 0;
  return steps.map(({ value, kind }) => {
    const from = kind === 'sum' ? 0 : at;
    at = from + value;
    return { from, to: at };
  });
}
