import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** The place `by` steps on among `count`, round the ends. */
export const nextIndex = (index: number, by: number, count: number): number =>
  count > 0 ? (((index + by) % count) + count) % count : 0;

/** Why something that goes on by itself stands still. */
export interface PauseReasons {
  /** The visitor stopped it. */
  readonly stopped: boolean;
  /** The pointer rests on it, or the focus is in it. */
  readonly attended: boolean;
  /** The visitor wants no motion. */
  readonly calm: boolean;
}

/** Whether it goes on: there is something to go on to, and nothing holds it. */
export const isRotating = (count: number, { stopped, attended, calm }: PauseReasons): boolean =>
  count > 1 && !stopped && !attended && !calm;

/** Calls `onTurn` every so many milliseconds while `running` and while the page is seen. */
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

/** Whether the visitor asked for less motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onMotion,
    () => motion?.matches ?? false,
    () => false,
  );

/** Whether the pointer or the focus is in an element; spread `handlers` on it. */
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
