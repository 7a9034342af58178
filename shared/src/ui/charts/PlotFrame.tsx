// imported by package name: this file is bundled into remotes, the kit and its texts are the shell's
import { classNames, useKitTexts } from '@unisite/shared/ui';
import type { ReactNode } from 'react';
import type { Plot } from './usePlot.ts';

/** Figures of a slot: names with formatted amounts. */
type Figures = readonly (readonly [name: string, amount: string])[];

interface PlotFrameProps {
  /** Summary of the chart, in a sentence. */
  label: string;
  plot: Plot;
  /** Labels: short on the axis, full in tooltip and table. */
  slots: readonly { label: string; title: string }[];
  formatAxis: (value: number) => string;
  hint: { width: number; height: number; figures: (index: number) => Figures };
  /** The value marked on the hovered slot. */
  marked: (index: number) => number | undefined;
  table: (index: number) => Figures;
  /** Drawn over the grid. */
  children: ReactNode;
}

/** Offset of the figures from the tooltip's edge, and from each other. */
const figure = { first: 43, line: 20 };
/** Half of an axis label: the last one must stay within the drawing. */
const halfLabel = 20;

/** A chart's grid and labels. Pointer and arrow keys show a slot's figures; a table has them for screen readers. */
export function PlotFrame({ label, plot, slots, formatAxis, hint, marked, table, children }: PlotFrameProps) {
  const texts = useKitTexts();
  const { place, box, left, lines, x, y, pointed } = plot;
  const { at, drawing, holder } = pointed;
  const every = Math.ceil(slots.length / (place === 'narrow' ? 4 : 6));
  const shown = at === undefined ? undefined : slots[at];
  const mark = at === undefined ? undefined : marked(at);
  return (
    <div className="chart-place">
      {/* biome-ignore lint/a11y/useSemanticElements: a group that scrolls is no fieldset */}
      <div
        className="chart-scroll"
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it slides on the phone and its slots are read by the arrows
        tabIndex={0}
        {...holder}
      >
        <svg
          className={classNames('chart', place === 'narrow' && 'chart--narrow')}
          viewBox={`0 0 ${box.width} ${box.height}`}
          aria-hidden
          {...drawing}
        >
          {lines.map((value) => (
            <g key={value}>
              <line className={value === 0 ? 'zero' : 'grid'} x1={left} x2={box.right} y1={y(value)} y2={y(value)} />
              <text x={left - 8} y={y(value) + 4} textAnchor="end">
                {formatAxis(value)}
              </text>
            </g>
          ))}
          {slots.map(({ label: words, title }, index) =>
            (slots.length - 1 - index) % every === 0 ? (
              <text key={title} x={Math.min(x(index), box.width - halfLabel)} y={box.height - 6} textAnchor="middle">
                {words}
              </text>
            ) : null,
          )}
          {children}
          {at !== undefined && shown && (
            <>
              <line className="cursor" x1={x(at)} x2={x(at)} y1={box.top} y2={box.bottom} />
              {mark !== undefined && <circle className="mark" cx={x(at)} cy={y(mark)} r={4.5} />}
              <g transform={`translate(${x(at) > box.width / 2 ? x(at) - hint.width - 10 : x(at) + 10} 6)`}>
                <rect className="hint" width={hint.width} height={hint.height} rx={8} />
                <text className="hint-text" x={12} y={22}>
                  {shown.title}
                </text>
                {hint.figures(at).map(([name, amount], index) => (
                  <g key={name} transform={`translate(0 ${figure.first + figure.line * index})`}>
                    <text x={12}>{name}</text>
                    <text className="hint-text" x={hint.width - 12} textAnchor="end">
                      {amount}
                    </text>
                  </g>
                ))}
              </g>
            </>
          )}
        </svg>
      </div>
      {/* on a phone the chart scrolls, and its axis stays */}
      {place === 'wide' && (
        <svg className="chart chart-axis" viewBox={`0 0 ${left} ${box.height}`} aria-hidden>
          {lines.map((value) => (
            <text key={value} x={left - 8} y={y(value) + 4} textAnchor="end">
              {formatAxis(value)}
            </text>
          ))}
        </svg>
      )}
      <div className="visually-hidden">
        <table>
          <caption>{`${label}. ${texts.chartFigures}`}</caption>
          <tbody>
            {slots.map(({ title }, index) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {table(index).map(([name, amount]) => (
                  <td key={name}>{`${name} ${amount}`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
