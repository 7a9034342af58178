import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the focus to a control as soon as it is there: the step of a dialog that it begins has taken the place of
 * another.
 */
export function useFocusFirst<Control extends HTMLElement>(): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useEffect(() => control.current?.focus(), []);
  return control;
}
