import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** The index `by` steps further among `count`, wrapping around. */
export const nextIndex = (index: number, by: number, count: number): number =>
  count > 0 ? (((index + by) % count) + count) % count : 0;

/** Why auto-rotation is paused. */
export interface PauseReasons {
  /** The visitor pressed pause. */
  readonly stopped: boolean;
  /** The pointer rests on it, or it has the focus. */
  readonly attended: boolean;
  /** The visitor prefers reduced motion. */
  readonly calm: boolean;
}

/** Whether it rotates: there is more than one slide, and nothing pauses it. */
export const isRotating = (count: number, { stopped, attended, calm }: PauseReasons): boolean =>
  count > 1 && !stopped && !attended && !calm;

/** Calls `onTurn` every `every` milliseconds while `running` and the page is visible. */
export function useRotation(running: boolean, every: number, onTurn: () => void): void {
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') turn();
    }, every);
    return () => clearInterval(timer);
  }, [running, every]);
}

const motion = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

const onMotion = (listener: () => void): (() => void) => {
  motion?.addEventListener('change', listener);
  return () => motion?.removeEventListener('change', listener);
};

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onMotion,
    () => motion?.matches ?? false,
    () => false,
  );

/** Whether an element has pointer or focus; spread `handlers` on it. */
export function useHasAttention(): { attended: boolean; handlers: AttentionHandlers } {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    attended: pointed || focused,
    handlers: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: (event) => event.target.matches(':focus-visible') && setFocused(true),
      onBlur: (event) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setFocused(false);
      },
    },
  };
}

interface AttentionHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}
