import { PlotFrame } from './PlotFrame.tsx';
import { round, usePlot } from './usePlot.ts';

/** Fills in the order of best contrast. */
const fills = {
  gold: 'var(--gold)',
  sky: 'var(--sky)',
  violet: 'var(--violet)',
  jade: 'var(--jade)',
  teal: '#38c6d9',
  dim: '#6b7ab8',
} as const;
export type StackTone = keyof typeof fills;
export const stackTones = Object.keys(fills) as readonly StackTone[]; // the record has exactly these keys

export type Stack = { name: string; tone: StackTone; values: readonly number[] };

export type StackChartProps = {
  /** Summary of the chart, in a sentence. */
  label: string;
  /** Labels: short on the axis (`12/11`), full in tooltip and table (`Thứ Tư, 12/11`). */
  slots: readonly { label: string; title: string }[];
  /** Stacked series, the first at the bottom; negative values hang below zero. */
  stacks: readonly Stack[];
  /** A line over them. */
  line?: { name: string; values: readonly number[] } | undefined;
  /** Formats an amount in full, for tooltip and table. */
  format: (value: number) => string;
  /** Formats an amount for the axis: `6 tr`. */
  formatAxis: (value: number) => string;
};

const hint = { width: 232, lead: 37, line: 20 };

/** Parts of a whole over time, with a legend. */
export function StackChart({ label, slots, stacks, line, format, formatAxis }: StackChartProps) {
  const parts = slots.map((_, index) => partsOf(stacks, index));
  const plot = usePlot({
    left: 52,
    values: [...parts.flatMap((slot) => slot.map(({ to }) => to)), ...(line?.values ?? [])],
    count: slots.length,
  });
  const { x, y } = plot;
  const width = round(Math.min(32, plot.slot * 0.68));
  const figures = (index: number) => [
    ...stacks.map(({ name, values }) => [name, format(values[index] ?? 0)] as const),
    ...(line ? [[line.name, format(line.values[index] ?? 0)] as const] : []),
  ];
  return (
    <>
      <p className="key">
        {stacks.map(({ name, tone }) => (
          <span key={name}>
            <svg width="10" height="10" aria-hidden>
              <rect width="10" height="10" rx="3" fill={fills[tone]} />
            </svg>
            {name}
          </span>
        ))}
        {line && (
          <span>
            <svg width="14" height="3" aria-hidden>
              <rect width="14" height="3" rx="1.5" fill="var(--text)" />
            </svg>
            {line.name}
          </span>
        )}
      </p>
      <PlotFrame
        label={label}
        plot={plot}
        slots={slots}
        formatAxis={formatAxis}
        hint={{ width: hint.width, height: hint.lead + hint.line * (stacks.length + (line ? 1 : 0)), figures }}
        marked={(index) => line?.values[index]}
        table={figures}
      >
        {parts.map((slot, index) =>
          slot.map(({ tone, from, to }) => (
            <rect
              key={`${slots[index]?.title} ${tone}`}
              fill={fills[tone]}
              x={round(x(index) - width / 2)}
              y={Math.min(y(from), y(to))}
              width={width}
              height={round(Math.abs(y(from) - y(to)))}
              rx={1.5}
            />
          )),
        )}
        {line && line.values.length > 1 && (
          <path
            fill="none"
            stroke="var(--text)"
            strokeWidth={2}
            strokeLinejoin="round"
            d={`M${line.values.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`}
          />
        )}
      </PlotFrame>
    </>
  );
}

interface Part {
  readonly tone: StackTone;
  /** Start and end, as sums of the parts towards zero. */
  readonly from: number;
  readonly to: number;
}

/** The non-zero parts of one slot. */
function partsOf(stacks: readonly Stack[], index: number): Part[] {
  let [above, below] = [0, 0];
  return stacks.flatMap(({ tone, values }) => {
    const value = values[index] ?? 0;
    if (value === 0) return [];
    const from = value > 0 ? above : below;
    const to = from + value;
    if (value > 0) above = to;
    else below = to;
    return [{ tone, from, to }];
  });
}
