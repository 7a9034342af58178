import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a control as soon as it mounts, when a dialog's step replaces another. */
export function useFocusFirst<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
