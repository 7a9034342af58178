// by its name: this file travels with a remote, the kit and its words are the shell's
import { useKitTexts } from '@unisite/shared/ui';
import { niceScale } from './niceScale.ts';
import { usePointedSlot } from './usePointedSlot.ts';

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
};

const WIDTH = 592;
const HEIGHT = 330;
const LEFT = 46;
const RIGHT = 588;
const TOP = 28;
const BOTTOM = 292;
const HINT = { width: 180, height: 58 };

const round = (n: number) => Math.round(n * 10) / 10;

/**
 * Gains up, losses down, and their running total as a line. The pointer and the arrow keys show a bar's figures; the
 * same figures are in a table for screen readers.
 */
export function BarChart({ label, bars, format, formatAxis, valueName, totalName }: BarChartProps) {
  const texts = useKitTexts();

  const totals: number[] = [];
  for (const { value } of bars) totals.push((totals.at(-1) ?? 0) + value);
  const values = bars.map((bar) => bar.value);
  const scale = niceScale(totalName ? [...values, ...totals] : values);
  const y = (value: number) => round(BOTTOM - ((value - scale.min) / (scale.max - scale.min)) * (BOTTOM - TOP));
  const slot = (RIGHT - LEFT) / Math.max(1, bars.length);
  const { at, drawing, holder } = usePointedSlot({ width: WIDTH, left: LEFT, slot, count: bars.length });
  const x = (index: number) => round(LEFT + slot * (index + 0.5));
  const width = round(Math.min(32, slot * 0.6));
  const every = Math.ceil(bars.length / 6);
  const shown = at === undefined ? undefined : bars[at];

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls is no fieldset */}
      <div
        className="chart-scroll"
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it slides on the phone and its bars are read by the arrows
        tabIndex={0}
        {...holder}
      >
        <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden {...drawing}>
          {scale.lines.map((value) => (
            <g key={value}>
              <line className={value === 0 ? 'zero' : 'grid'} x1={LEFT} x2={RIGHT} y1={y(value)} y2={y(value)} />
              <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
                {formatAxis(value)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => (
            <g key={bar.title}>
              <rect
                className={bar.value < 0 ? 'lost' : 'won'}
                x={round(x(index) - width / 2)}
                y={Math.min(y(bar.value), y(0))}
                width={width}
                height={Math.max(1, round(Math.abs(y(bar.value) - y(0))))}
                rx={2.5}
              />
              {(bars.length - 1 - index) % every === 0 && (
                <text x={x(index)} y={HEIGHT - 6} textAnchor="middle">
                  {bar.label}
                </text>
              )}
            </g>
          ))}
          {totalName && totals.length > 1 && (
            <path className="line" d={`M${totals.map((total, index) => `${x(index)} ${y(total)}`).join('L')}`} />
          )}
          {at !== undefined && shown && (
            <>
              <line className="cursor" x1={x(at)} x2={x(at)} y1={TOP} y2={BOTTOM} />
              {totalName && <circle className="mark" cx={x(at)} cy={y(totals[at] ?? 0)} r={4.5} />}
              <g transform={`translate(${x(at) > WIDTH / 2 ? x(at) - HINT.width - 10 : x(at) + 10} 6)`}>
                <rect className="hint" {...HINT} rx={8} />
                <text className="hint-text" x={12} y={22}>
                  {shown.title}
                </text>
                <text x={12} y={43}>
                  {valueName}
                </text>
                <text className="hint-text" x={HINT.width - 12} y={43} textAnchor="end">
                  {format(shown.value)}
                </text>
              </g>
            </>
          )}
        </svg>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{`${label}. ${texts.chartFigures}`}</caption>
          <tbody>
            {bars.map((bar, index) => (
              <tr key={bar.title}>
                <th scope="row">{bar.title}</th>
                <td>{`${valueName} ${format(bar.value)}`}</td>
                {totalName && <td>{`${totalName} ${format(totals[index] ?? 0)}`}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
