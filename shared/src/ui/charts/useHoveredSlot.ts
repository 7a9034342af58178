import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** The slotted area of a chart, in view box units. */
export type Slots = { width: number; left: number; slot: number; count: number };

/** The highlighted slot of a chart: by pointer over the drawing, or by arrow keys. */
export function useHoveredSlot({ width, left, slot, count }: Slots) {
  const [at, setAt] = useState<number>();
  const within = (index: number) => Math.min(count - 1, Math.max(0, index));
  return {
    at,
    drawing: {
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        const box = event.currentTarget.getBoundingClientRect();
        const place = ((event.clientX - box.left) / box.width) * width;
        setAt(within(Math.floor((place - left) / slot)));
      },
      onPointerLeave: () => setAt(undefined),
    },
    holder: {
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        setAt((old) => within((old ?? (by > 0 ? -1 : count)) + by));
      },
      onBlur: () => setAt(undefined),
    },
  };
}
