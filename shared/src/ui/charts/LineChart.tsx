// by its name: this file travels with a remote, the kit and its words are the shell's
import { useKitTexts, useUid } from '@unisite/shared/ui';
import { niceScale } from './niceScale.ts';
import { usePointedSlot } from './usePointedSlot.ts';

export type Line = { name: string; mark: 'line' | 'sky'; values: readonly number[] };

export type LineChartProps = {
  /** What it shows and how it ends, in a sentence. */
  label: string;
  /** Under the axis, short (`12/11`), and in full for the hint and the table (`Thứ Tư, 12/11`). */
  slots: readonly { label: string; title: string }[];
  /** One or two courses over the same slots; the first has its ground washed. */
  lines: readonly Line[];
  /** An amount in full, for the hint and the table. */
  format: (value: number) => string;
  /** An amount on the axis: `6 tr`. */
  formatAxis: (value: number) => string;
};

const WIDTH = 592;
const HEIGHT = 330;
const LEFT = 52;
const RIGHT = 588;
const TOP = 28;
const BOTTOM = 292;
const HINT = { width: 208, lead: 37, line: 20 };

const round = (n: number) => Math.round(n * 10) / 10;

/** Courses over time. The pointer and the arrow keys show a day's figures; the same figures are in a table for screen readers. */
export function LineChart({ label, slots, lines, format, formatAxis }: LineChartProps) {
  const texts = useKitTexts();
  const wash = useUid();
  const slot = (RIGHT - LEFT) / Math.max(1, slots.length);
  const { at, drawing, holder } = usePointedSlot({ width: WIDTH, left: LEFT, slot, count: slots.length });
  const scale = niceScale(lines.flatMap(({ values }) => values));
  const y = (value: number) => round(BOTTOM - ((value - scale.min) / (scale.max - scale.min)) * (BOTTOM - TOP));
  const x = (index: number) => round(LEFT + slot * (index + 0.5));
  const every = Math.ceil(slots.length / 6);
  const shown = at === undefined ? undefined : slots[at];
  const course = ({ values }: Line) => `M${values.map((value, index) => `${x(index)} ${y(value)}`).join('L')}`;
  const [first] = lines;

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls is no fieldset */}
      <div
        className="chart-scroll"
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it slides on the phone and its days are read by the arrows
        tabIndex={0}
        {...holder}
      >
        <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden {...drawing}>
          <defs>
            <linearGradient id={wash} x1="0" x2="0" y1="0" y2="1">
              <stop stopColor="var(--gold)" stopOpacity={0.28} />
              <stop offset="1" stopColor="var(--gold)" stopOpacity={0} />
            </linearGradient>
          </defs>
          {scale.lines.map((value) => (
            <g key={value}>
              <line className={value === 0 ? 'zero' : 'grid'} x1={LEFT} x2={RIGHT} y1={y(value)} y2={y(value)} />
              <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
                {formatAxis(value)}
              </text>
            </g>
          ))}
          {slots.map(({ label: words, title }, index) =>
            (slots.length - 1 - index) % every === 0 ? (
              <text key={title} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
                {words}
              </text>
            ) : null,
          )}
          {first && first.values.length > 1 && (
            <path
              d={`${course(first)}L${x(first.values.length - 1)} ${y(0)}L${x(0)} ${y(0)}Z`}
              fill={`url(#${wash})`}
            />
          )}
          {lines.map(
            (line) =>
              line.values.length > 1 && (
                <path key={line.name} className={line.mark === 'sky' ? 'line line--sky' : 'line'} d={course(line)} />
              ),
          )}
          {at !== undefined && shown && (
            <>
              <line className="cursor" x1={x(at)} x2={x(at)} y1={TOP} y2={BOTTOM} />
              {first && <circle className="mark" cx={x(at)} cy={y(first.values[at] ?? 0)} r={4.5} />}
              <g transform={`translate(${x(at) > WIDTH / 2 ? x(at) - HINT.width - 10 : x(at) + 10} 6)`}>
                <rect className="hint" width={HINT.width} height={HINT.lead + HINT.line * lines.length} rx={8} />
                <text className="hint-text" x={12} y={22}>
                  {shown.title}
                </text>
                {lines.map(({ name, values }, index) => (
                  <g key={name} transform={`translate(0 ${43 + HINT.line * index})`}>
                    <text x={12}>{name}</text>
                    <text className="hint-text" x={HINT.width - 12} textAnchor="end">
                      {format(values[at] ?? 0)}
                    </text>
                  </g>
                ))}
              </g>
            </>
          )}
        </svg>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{`${label}. ${texts.chartFigures}`}</caption>
          <tbody>
            {slots.map(({ title }, index) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {lines.map(({ name, values }) => (
                  <td key={name}>{`${name} ${format(values[index] ?? 0)}`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
