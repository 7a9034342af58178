import { niceScale } from './niceScale.ts';
import { useHoveredSlot } from './useHoveredSlot.ts';

/** A chart's drawing, in the units of its view box, which are pixels where it has its full width. */
const box = { height: 330, top: 28, bottom: 292 } as const;
/** Room for a stroke at the right edge. */
const margin = 4;
const widths = { wide: 592, narrow: 352 } as const;
export type PlotWidth = keyof typeof widths;

export const round = (n: number): number => Math.round(n * 10) / 10;

interface PlotOptions {
  /** Where the slots begin; the amounts of the axis stand before it. */
  left: number;
  /** All that has to find room. */
  values: readonly number[];
  /** How many slots there are. */
  count: number;
  /** How wide its place is on a desktop. */
  width?: PlotWidth | undefined;
}

export type Plot = ReturnType<typeof usePlot>;

/** Where things stand in a chart of values over equal slots, and which slot is pointed at. */
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
    /** The middle of a slot. */
    x: (index: number) => round(left + slot * (index + 0.5)),
    y: (value: number) => round(box.bottom - ((value - scale.min) / (scale.max - scale.min)) * (box.bottom - box.top)),
    pointed: useHoveredSlot({ width, left, slot, count }),
  };
}
