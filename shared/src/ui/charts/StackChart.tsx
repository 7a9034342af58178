import { PlotFrame } from './PlotFrame.tsx';
import { round, usePlot } from './usePlot.ts';

/** Fills in the order that they are told apart best in. */
const fills = {
  gold: 'var(--gold)',
  sky: 'var(--sky)',
  violet: 'var(--violet)',
  jade: 'var(--jade)',
  teal: '#38c6d9',
  dim: '#6b7ab8',
} as const;
export type StackTone = keyof typeof fills;
export const stackTones = Object.keys(fills) as readonly StackTone[]; // the keys of a record of exactly these

export type Stack = { name: string; tone: StackTone; values: readonly number[] };

export type StackChartProps = {
  /** What it shows and how it ends, in a sentence. */
  label: string;
  /** Under the axis, short (`12/11`), and in full for the hint and the table (`Thứ Tư, 12/11`). */
  slots: readonly { label: string; title: string }[];
  /** Parts that lie one upon the other, the first at the bottom; what is below zero hangs from it. */
  stacks: readonly Stack[];
  /** A course over them. */
  line?: { name: string; values: readonly number[] } | undefined;
  /** An amount in full, for the hint and the table. */
  format: (value: number) => string;
  /** An amount on the axis: `6 tr`. */
  formatAxis: (value: number) => string;
};

const hint = { width: 232, lead: 37, line: 20 };

/** Parts of a whole over time, with their names beside their colours. */
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
  /** Where it begins and ends, as sums of what lies between it and zero. */
  readonly from: number;
  readonly to: number;
}

/** What lies in one slot; parts of nothing are left out. */
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
