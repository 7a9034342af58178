import { niceScale } from './niceScale.ts';
import { useHoveredSlot } from './useHoveredSlot.ts';

/** A chart's drawing, in the units of its view box. */
export const box = { width: 592, height: 330, right: 588, top: 28, bottom: 292 } as const;

export const round = (n: number): number => Math.round(n * 10) / 10;

interface PlotOptions {
  /** Where the slots begin; the amounts of the axis stand before it. */
  left: number;
  /** All that has to find room. */
  values: readonly number[];
  /** How many slots there are. */
  count: number;
}

export type Plot = ReturnType<typeof usePlot>;

/** Where things stand in a chart of values over equal slots, and which slot is pointed at. */
export function usePlot({ left, values, count }: PlotOptions) {
  const scale = niceScale(values);
  const slot = (box.right - left) / Math.max(1, count);
  return {
    left,
    slot,
    lines: scale.lines,
    /** The middle of a slot. */
    x: (index: number) => round(left + slot * (index + 0.5)),
    y: (value: number) => round(box.bottom - ((value - scale.min) / (scale.max - scale.min)) * (box.bottom - box.top)),
    pointed: useHoveredSlot({ width: box.width, left, slot, count }),
  };
}
