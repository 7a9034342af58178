import { niceScale } from './niceScale.ts';
import { useHoveredSlot } from './useHoveredSlot.ts';

/** A chart's drawing, in view box units, which equal pixels at full width. */
const box = { height: 330, top: 28, bottom: 292 } as const;
/** Room for strokes at the right edge. */
const margin = 4;
const widths = { wide: 592, narrow: 352 } as const;
export type PlotWidth = keyof typeof widths;

export const round = (n: number): number => Math.round(n * 10) / 10;

interface PlotOptions {
  /** Left edge of the slots; the axis labels are before it. */
  left: number;
  /** All values to fit in. */
  values: readonly number[];
  /** Number of slots. */
  count: number;
  /** Width of its place on a desktop. */
  width?: PlotWidth | undefined;
}

export type Plot = ReturnType<typeof usePlot>;

/** Coordinates of a chart of values over equal slots, and its highlighted slot. */
export function usePlot({ left, values, count, width: place = 'wide' }: PlotOptions) {
  const scale = niceScale(values);
  const width = widths[place];
  const right = width - margin;
  const slot = (right - left) / Math.max(1, count);
  return {
    place,
    box: { ...box, width, right },
    left,
    slot,
    lines: scale.lines,
    /** Middle of a slot. */
    x: (index: number) => round(left + slot * (index + 0.5)),
    y: (value: number) => round(box.bottom - ((value - scale.min) / (scale.max - scale.min)) * (box.bottom - box.top)),
    pointed: useHoveredSlot({ width, left, slot, count }),
  };
}
